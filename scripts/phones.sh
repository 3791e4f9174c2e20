# Phones. Their packages need kits that are not free to fetch everywhere; what breaks
# in the code that only they compile shows without any kit, by type-checking it.

PHONES=(aarch64-linux-android armv7-linux-androideabi aarch64-apple-ios)

# cargo check for a target whose library rustup brought …
check_fetched() { # TARGET
  rustup target add "$1" && phone_env cargo check --locked --no-default-features \
    --features mobile --lib --bin kete --target "$1"
}

# … or with the library checked from its source beside it.
check_from_source() { # TARGET
  phone_env RUSTC_BOOTSTRAP=1 "${WEB_ENV[@]}" cargo check --locked --no-default-features \
    --features mobile --lib --bin kete -Zbuild-std=std,panic_abort --target "$1"
}

# Build scripts ask for Apple's kit and compilers. Nothing is linked, so that empty
# answers do: a stub called xcrun, and `true` as the compiler.
phone_env() {
  local stub=$PWD/target/stub
  mkdir -p "$stub/sdk"
  cat >"$stub/xcrun" <<TEXT
#!/bin/sh
case " \$* " in
  *" --show-sdk-version "*) echo 18.0 ;;
  *) echo "$stub/sdk" ;;
esac
TEXT
  chmod +x "$stub/xcrun"
  env CC_aarch64_apple_ios=true AR_aarch64_apple_ios=true PATH="$stub:$PATH" "$@"
}

cmd_check_phones() {
  need_rust
  local target
  for target in "${PHONES[@]}"; do
    if [ -z "${KETE_NO_FETCH:-}" ] && have rustup &&
      attempt "Asking rustup for $target" timeout 120 rustup target add "$target"; then
      check "types: $target" check_fetched "$target"
    else
      [ ${#WEB_ENV[@]} -gt 0 ] || use_system_rust
      check "types: $target" check_from_source "$target"
    fi
  done
  report
  say "These are checks of types. No phone and no kit has been asked."
}

# told NAME YES-OR-NO-COMMAND…
told() {
  local name=$1
  shift
  if "$@" >/dev/null 2>&1; then echo "  here     $name"; else echo "  missing  $name"; fi
}

target_here() { rustup target list --installed | grep -qx "$1"; }

cmd_android() {
  cat <<'TEXT'
An Android package is built by `dx build --android --release` where these are:
TEXT
  told "dx, the Dioxus command (cargo binstall dioxus-cli@0.7.10)" have dx
  told "a Java kit, 17 or newer" have javac
  told "the Android SDK, named by ANDROID_HOME" test -d "${ANDROID_HOME:-/none}"
  told "its NDK, named by NDK_HOME" test -d "${NDK_HOME:-/none}"
  told "Rust's target aarch64-linux-android" target_here aarch64-linux-android
  told "Rust's target armv7-linux-androideabi" target_here armv7-linux-androideabi
  cat <<'TEXT'
Packaging (icons, signing, the store's files) is not in this repository yet.
`./dev check-phones` type-checks the code for Android on any machine.
TEXT
}

cmd_ios() {
  cat <<'TEXT'
An iPhone app is built by `dx build --ios --release` where these are:
TEXT
  told "macOS" test "$(uname)" = Darwin
  told "Xcode with its iOS kit" xcrun --sdk iphoneos --show-sdk-path
  told "dx, the Dioxus command (cargo binstall dioxus-cli@0.7.10)" have dx
  told "Rust's target aarch64-apple-ios" target_here aarch64-apple-ios
  cat <<'TEXT'
Packaging (icons, signing, the store's files) is not in this repository yet.
`./dev check-phones` type-checks the code for the iPhone on any machine.
TEXT
}
