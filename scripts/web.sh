# The web app: one way to build it. cargo compiles, kete-bindgen writes the JavaScript
# beside it, wasm-opt and esbuild make both small, site.mjs names and packs them.

SITE=target/site
TARGET=${CARGO_TARGET_DIR:-target}
WEB_APP=$TARGET/$WASM/web/kete.wasm
CAN_ASK="If the lines above do not help: ./dev test shows what else is wrong."

build_tools() {
  cargo build --locked --features bindgen,serve --bin kete-bindgen --bin kete-serve --bin kete-cli
}

compile_web() {
  in_web_small build --locked --profile web --target $WASM --features web --bin kete
}

# Twice what -Oz does, the first time on code whose loops and branches are found anew. Beside that:
# no address below 1024 is ever used, a function called once stays whole if it is large, and
# functions lie by name, like beside like, which compresses better, and the data stays in one piece:
# cut at every run of zeros it would be smaller, but larger once compressed.
SMALL_WASM=(--flatten --rereloop -Oz -Oz --low-memory-unused --one-caller-inline-max-function-size=40
  --reorder-functions-by-name --strip-target-features --skip-pass=memory-packing)

# The steps hang on && because bash forgets `set -e` inside a step.
pack_site() {
  local work=$TARGET/web-parts
  local unmerged=()
  ! web_is_small || unmerged=(unmerged)
  rm -rf "$work" &&
    "$TARGET/debug/kete-bindgen" "$WEB_APP" "$work" "${unmerged[@]}" &&
    "$TOOLS/wasm-opt" "${SMALL_WASM[@]}" "$work/kete_bg.wasm" -o "$work/small.wasm" &&
    echo 'export { default } from "./kete.js";' >"$work/start.js" &&
    "$TOOLS/esbuild" "$work/start.js" --bundle --minify --format=esm \
      --outfile="$work/small.js" &&
    node scripts/site.mjs index.html "$work/small.js" "$work/small.wasm" $SITE
}

# What the site was made of; the same again needs no making.
ingredients() {
  sha256sum "$WEB_APP" Cargo.lock index.html scripts/{web.sh,{site,fluent,manifest}.mjs} \
    locales/*/*.ftl assets/*.css assets/later.json src/learn/{problems,pages/*}.txt \
    src/ui/faces/kanji.txt src/l10n/pages.json assets/worker.js assets/screenshot.png \
    assets/install/* \
    src/bin/kete-bindgen/*.rs tests/e2e/package-lock.json
}

build_site() {
  local stamp=target/site-made-of
  need_wasm_rust
  need_node_tools
  step "Building the tools" "$CAN_ASK" build_tools
  step "Compiling the app for the browser" "$CAN_ASK" compile_web
  if [ -e $SITE/index.html ] && cmp -s <(ingredients) "$stamp"; then return; fi
  rm -f "$stamp"
  step "Making it small" "$CAN_ASK" pack_site
  ingredients >"$stamp"
}

cmd_build() {
  build_site
  say "The web app is in $SITE/: any web server can serve it, from any folder."
}

cmd_run() {
  build_site
  say "Playing is at these addresses, Ctrl-C ends it:"
  exec "$TARGET/debug/kete-serve" --port "${1:-8080}" $SITE
}

cmd_size() {
  [ -e $SITE/index.html ] || build_site
  need_node
  node scripts/size.mjs $SITE "$@"
}
