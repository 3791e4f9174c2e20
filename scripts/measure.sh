# Looking, measuring, and the commands that only start something.

cmd_desktop() {
  need_desktop
  step "Building the desktop app" "$CAN_ASK" cargo build --locked --release --features desktop --bin kete
  [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] ||
    die "There is no screen to open a window on." "On a desk: ./dev desktop. Here: ./dev shots."
  exec "$TARGET/release/kete" "$@"
}

# The dev loop wants dx itself; it is the only command that does.
cmd_serve_loop() {
  need_wasm_rust
  need_node_tools
  have dx || die "dx, the Dioxus command, is not here." \
    "cargo binstall dioxus-cli@0.7.10, or: cargo install dioxus-cli@0.7.10 --locked"
  need_wasm_bindgen
  PATH=$PWD/$TOOLS:$PATH KETE_WORDS=embedded in_web dx serve --web --features hot "$@"
}

# dx fetches the matching wasm-bindgen by itself, unless it was built never to fetch.
need_wasm_bindgen() {
  local version
  version=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p}' Cargo.lock)
  if [[ $(wasm-bindgen --version 2>/dev/null) != *" $version"* ]]; then
    [ -x "$CACHE/wasm-bindgen-$version/bin/wasm-bindgen" ] ||
      step "Building wasm-bindgen $version for dx" "$TRY_AGAIN" \
        cargo install wasm-bindgen-cli --version "$version" --root "$CACHE/wasm-bindgen-$version"
    PATH=$CACHE/wasm-bindgen-$version/bin:$PATH
  fi
}

# A Japanese font for the pictures of the stores, where only they see it: the other tests are to
# show what phones without one show.
STORE_FONTS=$CACHE/store-fonts
fetch_store_fonts() {
  rm -rf "$STORE_FONTS" && mkdir -p "$STORE_FONTS" &&
    (cd "$STORE_FONTS" && apt-get download fonts-ipafont-gothic && dpkg-deb -x ./*.deb here) &&
    mkdir -p "$STORE_FONTS/fonts" && cp "$STORE_FONTS"/here/usr/share/fonts/*/*/*.ttf "$STORE_FONTS/fonts/" &&
    rm -rf "$STORE_FONTS"/here "$STORE_FONTS"/*.deb
}
store_script() { XDG_DATA_HOME=$STORE_FONTS site_script "$@"; }

# ./dev shots [WORD…]: pictures of every screen, in target/shots/.
cmd_shots() {
  build_site
  need_chromium
  if [ "${1:-}" = store ]; then
    compgen -G "$STORE_FONTS/fonts/*.ttf" >/dev/null ||
      step "Fetching a Japanese font for the pictures" "$TRY_AGAIN" fetch_store_fonts
    with_site store_script tests/e2e/store.mjs
    say "The pictures are in target/store/: copy them to fastlane/ before an upload."
    return
  fi
  with_site site_script tests/e2e/shots.mjs "$@"
  say "The pictures are in ${KETE_SHOTS:-target/shots}/."
}

# ./dev bench [perft|wasm|size|web]: all of them, or the ones named.
cmd_bench() {
  [ $# -gt 0 ] || set -- perft wasm size web
  need_rust
  local name
  for name in "$@"; do
    case $name in
      perft) bench_perft ;;
      wasm) bench_wasm ;;
      size) cmd_size ;;
      web) bench_web ;;
      *) die "There is no bench '$name'." "./dev bench [perft|wasm|size|web]" ;;
    esac
  done
}

bench_perft() {
  step "Compiling the generators" "$CAN_ASK" cargo bench --locked --bench perft --no-run
  say "Legal moves, native"
  cargo bench --locked --quiet --bench perft
}

# In a JavaScript engine, twice: compiled for speed, which is fair to both, and small,
# as the app is.
bench_wasm() {
  need_wasm_rust
  need_node_tools
  step "Building the tools" "$CAN_ASK" build_tools
  local name profile title folder level
  for name in bench:for-speed:release:-O3 web:as-in-the-app:web:-Oz; do
    IFS=: read -r profile title folder level <<<"$name"
    step "Compiling the generators for wasm, $title" "$CAN_ASK" in_web_small build --locked \
      --profile "$profile" --target $WASM --features wasm-bench --example perft-wasm
    step "Joining them to JavaScript, $title" "$CAN_ASK" join_perft \
      "$TARGET/$WASM/$folder/examples/perft_wasm.wasm" "$TARGET/perft-$title" "$level"
    say "Legal moves, wasm in Node $(node --version), compiled $title"
    node scripts/perft-wasm.mjs "$TARGET/perft-$title"
  done
}

join_perft() { # WASM FOLDER LEVEL
  "$TARGET/debug/kete-bindgen" "$1" "$2" &&
    "$TOOLS/wasm-opt" "$3" "$2/kete_bg.wasm" -o "$2/kete_bg.wasm"
}

bench_web() {
  build_site
  need_chromium
  say "The web app in $("$CHROMIUM" --version)"
  with_site site_script tests/e2e/bench/run.mjs
}

# site_script SCRIPT WORD… ADDRESS: the address goes first.
site_script() {
  CHROMIUM=$CHROMIUM node "$1" "${@: -1}" "${@:2:$#-2}"
}
