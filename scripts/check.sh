# ./dev test: every check runs, whatever the one before it said; then a plain summary.

# KB, brotli, in the dearest language: a visit, and what comes before the first board. The aims are
# 400 and 300, see README. The third is what a compiler adds that cannot make the small app.
SITE_LIMIT=335
BOARD_LIMIT=300
PLAIN_APP=40
SUMMARY=()
PASSED=0
FAILED=0
FAIL_HELP="its output is above, and in"

# check TITLE COMMAND…
check() {
  local title=$1 begun=$SECONDS verdict=PASS
  shift
  if attempt "$title" "$@"; then
    PASSED=$((PASSED + 1))
  else
    verdict=FAIL
    FAILED=$((FAILED + 1))
    tail -n 60 "$LOG"
    say "$title: FAILED; $FAIL_HELP $LOG"
  fi
  SUMMARY+=("$(printf '%s  %5d s  %s%s' $verdict $((SECONDS - begun)) "$title" "$(count_of "$LOG")")")
  SUMMARY+=("$(names_of "$LOG")")
}

# " (12 tests)", added up from the lines in which cargo and the browser runner count.
count_of() { # LOG
  sed -n 's/^\(test result: [a-zA-Z]*\. \)\{0,1\}\([0-9]*\) passed[;,].*/\2/p' "$1" |
    awk '{ sum += $1 } END { if (sum) printf " (%d tests passed)", sum }'
}

# The tests that failed, or passed only when played again, by name.
names_of() { # LOG
  sed -n -e 's/^\(FAILED\|UNSTEADY\)  */      \1 /p' -e 's/^test \(.*\) \.\.\. FAILED$/      FAILED \1/p' "$1" |
    sort -u | head -n 12
}

# prepare TITLE NEED…: a set-up that fails is one FAIL, and the checks still run.
prepare() {
  local title=$1 begun=$SECONDS need
  shift
  for need in "$@"; do
    # First where `die` ends only a subshell, then here, for the variables it sets.
    if ("$need"); then "$need"; else
      FAILED=$((FAILED + 1))
      SUMMARY+=("$(printf 'FAIL  %5d s  set-up: %s' $((SECONDS - begun)) "$title")")
      return
    fi
  done
  PASSED=$((PASSED + 1))
  SUMMARY+=("$(printf 'PASS  %5d s  set-up: %s' $((SECONDS - begun)) "$title")")
}

need_rust_tools() {
  need_rust
  need_component fmt rustfmt
  need_component clippy clippy
}

clippy() { cargo clippy --locked "$@" -- -D warnings; }
clippy_web() {
  in_web cargo clippy --locked --target $WASM --features web --lib --bin kete -- -D warnings
}
docs() { RUSTDOCFLAGS=-Dwarnings cargo doc --locked --no-deps --features ui; }
desktop_app() { cargo build --locked --features drive --bin kete; }
shell_scripts() { bash -n dev scripts/*.sh .ci/run; }

# with_site COMMAND…: serves the site while the command runs; it gets the address last.
# Served from a sub-folder, so that every browser test proves that this works.
with_site() {
  local page said status=0
  said=$(mktemp)
  (trap - INT && exec "$TARGET/debug/kete-serve" --quiet --local --port 0 \
    "$(dirname $SITE)") >"$said" &
  local server=$!
  for _ in {1..50}; do [ -s "$said" ] && break || sleep 0.1; done
  page=$(cat "$said")$(basename $SITE)/
  "$@" "$page" || status=$?
  kill $server 2>/dev/null
  wait $server 2>/dev/null
  rm -f "$said"
  return $status
}

browser_tests() { with_site site_script tests/e2e/run.mjs; }
size_in_budget() {
  local more=0
  web_is_small || more=$PLAIN_APP
  node scripts/size.mjs $SITE $((SITE_LIMIT + more)) $((BOARD_LIMIT + more))
}

# The desktop window on a screen that is not there. Software drawing: no graphics card.
on_screen() {
  WEBKIT_DISABLE_COMPOSITING_MODE=1 LIBGL_ALWAYS_SOFTWARE=1 \
    xvfb-run -a -s "-screen 0 420x860x24" "$@"
}
webkit_smoke() { on_screen node tests/webkit/run.mjs; }
desktop_smoke() { on_screen node tests/desktop/run.mjs "$TARGET/debug/kete"; }

cmd_test() {
  prepare "Rust" need_rust_tools
  check "shell scripts" shell_scripts
  check "formatting" cargo fmt --check
  check "clippy: no screen" clippy --all-targets
  check "clippy: screens" clippy --all-targets --features ui
  check "clippy: tools" clippy --bins --features bindgen,serve
  check "tests: rules, records, words, walls" cargo test --locked
  check "tests: screens" cargo test --locked --features ui --lib
  check "docs" docs

  prepare "compiler for the browser" need_wasm_rust need_wasm_clippy
  check "clippy: web" clippy_web
  prepare "Node and its tools" need_node_tools
  check "web app" build_site
  check "size of the web app" size_in_budget
  prepare "browser" need_chromium
  check "web app in the browser" browser_tests

  prepare "libraries and screen for the window" need_screen
  check "web app in WebKit" webkit_smoke
  check "clippy: desktop" clippy --features drive --lib --bin kete
  check "desktop app" desktop_app
  check "desktop app in its window" desktop_smoke

  check_phone_parts
  check_phone_types
  report
}

report() {
  printf '\n'
  printf '%s\n' "${SUMMARY[@]}" | sed '/^$/d'
  printf '\n%d passed, %d failed\n' $PASSED $FAILED
  [ $FAILED -eq 0 ]
}

# ./dev e2e [WORD…]: only the browser tests whose names have one of the words.
cmd_e2e() {
  build_site
  need_chromium
  with_site site_script tests/e2e/run.mjs "$@"
}
