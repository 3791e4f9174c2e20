# Sets up what is missing, and says so; finds everything in place in a second.

CACHE=${XDG_CACHE_HOME:-$HOME/.cache}/kete
TOOLS=tests/e2e/node_modules/.bin
WASM=wasm32-unknown-unknown
OLDEST_RUST=90 # 1.90, the rust-version of Cargo.toml

TRY_AGAIN="Is the network up? Then run the same command again: what is done is kept."

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

installed() { dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q '^install ok'; }

offered() { apt-cache show "$1" >/dev/null 2>&1; }

refresh_apt() {
  [ -z "${APT_FRESH:-}" ] || return 0
  can_install "$@"
  step "Asking apt what there is" "$TRY_AGAIN" as_root apt-get update
  APT_FRESH=yes
}

# Stops with a plain sentence on a machine where we cannot install the packages named.
can_install() {
  have apt-get || die "This machine has no apt." \
    "Install what these Debian packages hold, then run again: $*"
  [ "$(id -u)" -eq 0 ] && return
  have sudo || die "Installing needs root, and there is no sudo." \
    "As root: apt-get install $*"
  sudo -n true 2>/dev/null || sudo -v || die "sudo was refused." "As root: apt-get install $*"
}

# need_packages PACKAGE…: installs those that are missing.
need_packages() {
  local missing=() package
  if have dpkg-query; then
    for package in "$@"; do installed "$package" || missing+=("$package"); done
    [ ${#missing[@]} -gt 0 ] || return 0
  else
    missing=("$@")
  fi
  refresh_apt "${missing[@]}"
  step "Installing ${missing[*]}" "$TRY_AGAIN" \
    as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y --no-install-recommends "${missing[@]}"
}

rust_minor() { "$1" --version | sed -n 's/^rustc 1\.\([0-9]*\)\..*/\1/p'; }

need_rust() {
  have cargo && have rustc || die "Rust is not here." \
    "Install it from rustup.rs, open a new terminal, and run again."
  [ "$(rust_minor rustc)" -ge $OLDEST_RUST ] || die "$(rustc --version) is too old." \
    "rustup update stable"
  have cc || need_packages gcc libc6-dev
}

need_component() { # COMMAND COMPONENT
  cargo "$1" --version >/dev/null 2>&1 ||
    step "Adding $2 to Rust" "rustup component add $2" rustup component add "$2"
}

node_is_new() {
  have node && have npm && [ "$(node -p 'process.versions.node.split(".")[0]')" -ge 18 ]
}

need_node() {
  node_is_new && return
  [ ! -x "$CACHE/node/node_modules/.bin/node" ] || {
    PATH=$CACHE/node/node_modules/.bin:$PATH
    return
  }
  have node && have npm || need_packages nodejs npm
  node_is_new && return
  # An older distribution: npm itself carries newer ones.
  step "Fetching a newer Node ($(node --version) is too old)" "Install Node 18 or newer." \
    npm install --prefix "$CACHE/node" node@20
  PATH=$CACHE/node/node_modules/.bin:$PATH
}

need_node_tools() {
  need_node
  local lock=tests/e2e/package-lock.json stamp=tests/e2e/node_modules/.kete-lock
  cmp -s "$lock" "$stamp" && return
  step "Fetching the optimiser and the browser driver from npm" "$TRY_AGAIN" \
    npm ci --prefix tests/e2e --ignore-scripts
  cp "$lock" "$stamp"
}

# ---- a compiler for the browser --------------------------------------------------

wasm_std_of() { # RUSTC
  local found
  found=$("$1" --print target-libdir --target $WASM 2>/dev/null) &&
    compgen -G "$found/libstd-*.rlib" >/dev/null
}

# Runs a command with the compiler that builds for the browser. The app keeps no path
# of this machine: same bytes for everybody, and fewer of them.
WEB_ENV=()
NO_PATHS=--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src=crates
WEB_FLAGS=$NO_PATHS
in_web() { env CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="$WEB_FLAGS" "${WEB_ENV[@]}" "$@"; }

# What people get: a panic is a trap without a word, and neither its words nor the code that
# writes them are loaded, which is a tenth of everything; nor is what writes values for those who
# search for faults (`{:?}` is empty). Functions that do the same are merged by wasm-opt, not here,
# so that kete-bindgen can tell by their names which are never used. The standard library has to be
# compiled the same way, from its source, and compilers keep all this behind a switch. Where it
# cannot be done the app is the same and a tenth larger.
in_web_small() { # COMMAND OF CARGO, WORD…
  if ! web_is_small; then
    in_web cargo "$@"
    return
  fi
  WEB_FLAGS="$WEB_FLAGS -Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Zfmt-debug=none -Zmerge-functions=disabled" \
    in_web env RUSTC_BOOTSTRAP=1 cargo "$@" \
    -Zbuild-std=std,panic_abort -Zbuild-std-features=optimize_for_size
}

OLDEST_SMALL=91 # the first compiler that can trap at once

web_is_small() {
  local compiler
  compiler=$(in_web sh -c 'echo "${RUSTC:-rustc}"')
  [ "$(rust_minor "$compiler")" -ge $OLDEST_SMALL ] &&
    [ -d "$("$compiler" --print sysroot)/lib/rustlib/src/rust/library" ]
}

# Afterwards `in_web cargo` builds for the browser. With a rustup that can fetch the
# target that is all; KETE_NO_FETCH=1 behaves as if it could not.
need_wasm_rust() {
  need_rust
  if [ -z "${KETE_NO_FETCH:-}" ]; then
    if wasm_std_of rustc || { have rustup && attempt "Asking rustup for the browser target" \
      timeout 120 rustup target add $WASM; }; then
      # For a small app; without it, it is only larger.
      web_is_small || ! have rustup || attempt "Asking rustup for the source of the library" \
        timeout 120 rustup component add rust-src || true
      return
    fi
    say "rustup cannot fetch it: the system's own compiler will do"
  fi
  use_system_rust
}

# Debian and Ubuntu carry a newer compiler together with its source, from which the
# standard library for the browser is built once. It all goes to our cache: neither
# the system's compiler nor rustup's is touched.
use_system_rust() {
  find_system_rust
  local home=$CACHE/$SYSTEM_VERSION-small
  if [ ! -e "$home/ready" ]; then
    rm -rf "$home"
    lay_out_sysroot "$home"
    step "Building the standard library for the browser (about a minute)" \
      "See the lines above; remove $CACHE to start anew." build_wasm_std "$home"
    touch "$home/ready"
  fi
  # RUSTC, because rustup's rustc may come first on PATH; SYSROOT is for clippy.
  WEB_ENV=("PATH=$home/bin:$PATH" "RUSTC=$home/bin/rustc" "SYSROOT=$home")
  # Also makes cargo start anew when the library under the app has changed.
  WEB_FLAGS="$NO_PATHS --remap-path-prefix=$home=rust"
}

# Sets SYSTEM_BIN, the folder of the system's newest compiler, SYSTEM_VERSION, which
# changes whenever the compiler does, and SYSTEM_CLIPPY, the package of its clippy.
find_system_rust() {
  local version
  have apt-get || die "rustup could not add the target $WASM." "rustup target add $WASM"
  offered rustc-web || offered rustc || refresh_apt rustc-web
  if offered rustc-web; then
    need_packages rustc-web cargo-web rust-web-src
    SYSTEM_BIN=/usr/bin SYSTEM_CLIPPY=rust-web-clippy
    SYSTEM_VERSION=rust-$(dpkg-query -W -f '${Version}' rustc-web)
    return
  fi
  version=$(apt-cache pkgnames rustc-1. | sed 's/^rustc-//' | grep -E '^1\.[0-9]+$' |
    sort -t. -k2 -n | tail -n 1)
  [ "${version#1.}" -ge $OLDEST_RUST ] 2>/dev/null || die \
    "rustup cannot fetch the target $WASM, and apt offers no Rust from 1.$OLDEST_RUST on." \
    "On a network that reaches rustup's server: rustup target add $WASM"
  need_packages "rustc-$version" "cargo-$version" "rust-$version-src"
  SYSTEM_BIN=/usr/lib/rust-$version/bin SYSTEM_CLIPPY=rust-$version-clippy
  SYSTEM_VERSION=rust-$(dpkg-query -W -f '${Version}' "rustc-$version")
}

# clippy has to be of the same version as the compiler whose library it reads.
need_wasm_clippy() {
  need_wasm_rust
  if [ ${#WEB_ENV[@]} -gt 0 ]; then
    need_packages "$SYSTEM_CLIPPY"
    ln -sf "$SYSTEM_BIN/cargo-clippy" "$(dirname "${WEB_ENV[1]#RUSTC=}")/cargo-clippy"
  else
    need_component clippy clippy
  fi
}

# A folder that looks like a toolchain: the system's compiler behind a wrapper that
# gives it a sysroot of ours, in which only the wasm part is our own.
lay_out_sysroot() { # HOME
  local home=$1 host lib tool
  host=$("$SYSTEM_BIN/rustc" -vV | sed -n 's/^host: //p')
  lib=$("$SYSTEM_BIN/rustc" --print target-libdir)
  mkdir -p "$home/bin" "$home/lib/rustlib/$host/bin" "$home/lib/rustlib/$WASM/lib"
  ln -s "$lib" "$home/lib/rustlib/$host/lib"
  ln -s "$(system_rust_source)" "$home/lib/rustlib/src"
  ln -s "$(wasm_linker)" "$home/lib/rustlib/$host/bin/rust-lld"
  ln -s "$SYSTEM_BIN/cargo" "$home/bin/cargo"
  for tool in rustc rustdoc; do
    printf '#!/bin/sh\nexec %s --sysroot %s "$@"\n' "$SYSTEM_BIN/$tool" "$home" >"$home/bin/$tool"
    chmod +x "$home/bin/$tool"
  done
}

system_rust_source() {
  local root
  root=$("$SYSTEM_BIN/rustc" --print sysroot)/lib/rustlib/src
  [ -d "$root/rust/library" ] || root=/usr/lib/rustlib/src
  echo "$root"
}

# Every rustup toolchain brings the linker; else the system's.
wasm_linker() {
  local found
  found=$(compgen -G "$(rustc --print sysroot)/lib/rustlib/*/bin/rust-lld" | head -n 1)
  echo "${found:-$(command -v lld || true)}"
}

build_wasm_std() { # HOME
  local home=$1 work=$1/build
  mkdir -p "$work/src" || return
  printf '[package]\nname = "empty"\nversion = "0.0.0"\nedition = "2024"\n' >"$work/Cargo.toml"
  echo '#![no_std]' >"$work/src/lib.rs"
  # Small, like the app. Bitcode lets the app's link-time optimisation reach into it.
  (cd "$work" && RUSTC_BOOTSTRAP=1 RUSTC=$home/bin/rustc CARGO_TARGET_DIR=$work/target \
    CARGO_PROFILE_RELEASE_OPT_LEVEL=z RUSTFLAGS="-Cembed-bitcode=yes $NO_PATHS --remap-path-prefix=$home=rust" \
    "$home/bin/cargo" build --release \
    -Zbuild-std=std,panic_abort -Zbuild-std-features=optimize_for_size --target $WASM) || return
  rm -f "$work/target/$WASM"/release/deps/libempty-*
  cp "$work/target/$WASM"/release/deps/lib*.rlib "$home/lib/rustlib/$WASM/lib/" || return
  rm -rf "$work"
}

# ---- browser and window ----------------------------------------------------------

# Sets CHROMIUM to a browser that runs without a screen.
need_chromium() {
  need_node_tools
  CHROMIUM=${CHROMIUM:-$(command -v chromium || command -v google-chrome || true)}
  [ -z "$CHROMIUM" ] || return 0
  # Ubuntu's package of that name is only a pointer to a snap.
  if [ "$(. /etc/os-release && echo "${ID:-}")" = ubuntu ]; then
    step "Fetching a browser for the tests" "Install Chromium or Chrome, then run again." \
      "$TOOLS/playwright-core" install --with-deps chromium-headless-shell
    CHROMIUM=$(find ~/.cache/ms-playwright -type f -name '*headless*shell' | sort | tail -n 1)
  else
    need_packages chromium
    CHROMIUM=$(command -v chromium)
  fi
}

need_desktop() {
  need_rust
  need_packages pkg-config libwebkit2gtk-4.1-dev libxdo-dev
}

need_screen() {
  need_desktop
  need_packages xvfb xauth imagemagick xdotool webkit2gtk-driver
}
