#!/usr/bin/env bash
# The desktop window, on the screen that is set: tests/desktop/run.sh KETE
#
# It opens, it shows more than one colour, and nothing panics.
set -uo pipefail

app=$1
home=$(mktemp -d)
log=$home/log
trap 'kill "$pid" 2>/dev/null; wait "$pid" 2>/dev/null; rm -rf "$home"' EXIT
fail() {
  echo "FAIL $1"
  cat "$log"
  exit 1
}

HOME=$home XDG_DATA_HOME=$home XDG_CONFIG_HOME=$home "$app" >"$log" 2>&1 &
pid=$!

colours=0
for _ in {1..60}; do
  sleep 0.5
  kill -0 "$pid" 2>/dev/null || fail "the app ended by itself"
  colours=$(import -window root -format '%k' info: 2>/dev/null) || colours=0
  [ "${colours:-0}" -gt 8 ] && break
done
[ "${colours:-0}" -gt 8 ] || fail "the window stayed empty"
mkdir -p target/desktop && import -window root target/desktop/window.png
grep -q panicked "$log" && fail "it panicked"
echo "ok   the window opens and is drawn"
echo "1 passed, 0 failed"
