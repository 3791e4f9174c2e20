# Progress: every step is a line with the time since the start, and its output goes
# to a log that is shown only when the step fails.

LOGS=target/log

have() { command -v "$1" >/dev/null 2>&1; }

clock() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }

say() { printf '[%5s] %s\n' "$(clock $SECONDS)" "$*"; }

# die WHAT-HAPPENED WHAT-TO-DO
die() {
  printf '\n%s\n  → %s\n' "$1" "$2" >&2
  exit 1
}

# On a terminal one line that counts; elsewhere a line every half minute.
watch_job() { # PID TITLE LOG
  local begun=$SECONDS
  while kill -0 "$1" 2>/dev/null; do
    sleep 0.5
    local spent=$((SECONDS - begun))
    if [ -t 1 ]; then
      local last
      last=$(tail -c 300 "$3" | tr '\r' '\n' | tail -n 1 | tr -cd '[:print:]' | cut -c1-50)
      printf '\r\033[K[%5s] %s … %s %s' "$(clock $SECONDS)" "$2" "$(clock $spent)" "$last"
    elif [ "$spent" -gt 0 ] && [ $((spent % 30)) -eq 0 ] && [ "$spent" != "${told:-0}" ]; then
      local told=$spent
      say "$2 … $(clock $spent)"
    fi
  done
}

# attempt TITLE COMMAND…: runs it quietly; fails as the command does. LOG names the output.
attempt() {
  local title=$1 begun=$SECONDS status=0
  shift
  mkdir -p "$LOGS"
  LOG=$LOGS/$(tr -cs '[:alnum:]' '-' <<<"${title,,}" | sed 's/^-*//; s/-*$//').txt
  [ -t 1 ] || say "$title …"
  # A job in the background is deaf to Ctrl-C until its trap is taken away.
  (trap - INT && "$@") >"$LOG" 2>&1 </dev/null &
  local job=$!
  trap 'kill "$job" 2>/dev/null; echo; exit 130' INT TERM
  watch_job "$job" "$title" "$LOG"
  wait "$job" || status=$?
  trap - INT TERM
  [ -t 1 ] && printf '\r\033[K'
  [ "$status" -ne 0 ] || say "$title: done in $(clock $((SECONDS - begun)))"
  return "$status"
}

# step TITLE WHAT-TO-DO-IF-IT-FAILS COMMAND…
step() {
  local title=$1 advice=$2
  shift 2
  attempt "$title" "$@" && return
  tail -n 30 "$LOG" >&2
  die "Failed: $title (all of its output: $LOG)" "$advice"
}
