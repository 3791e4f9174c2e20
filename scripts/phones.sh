# Phones. Their kits are not free to fetch everywhere; what can be known without them, check-phones
# finds out, and `./dev android` and `./dev ios` do the rest where the kits are.

PHONES=(aarch64-linux-android armv7-linux-androideabi aarch64-apple-ios)
DX_VERSION=0.7.10 # the same as the crate's
ANDROID_TARGETS=(armv7-linux-androideabi aarch64-linux-android)
ANDROID_API=36   # compile_sdk of Dioxus.toml
NDK_OLDEST=28    # the first that lays libraries out for pages of 16 KB, as Android 15 wants
KOTLIN_HOME=target/phones/kotlin

# ---- check-phones ------------------------------------------------------------------------------

# cargo check for a target whose library rustup brought …
check_fetched() { # TARGET
  rustup target add "$1" && stub_xcrun && phone_env "PATH=$STUB:$PATH" cargo check --locked \
    --no-default-features --features mobile --lib --bin kete --target "$1"
}

# … or with the library checked from its source beside it.
check_from_source() { # TARGET
  stub_xcrun && phone_env "${WEB_ENV[@]}" "PATH=$STUB:${WEB_ENV[0]#PATH=}" RUSTC_BOOTSTRAP=1 \
    cargo check --locked --no-default-features --features mobile --lib --bin kete \
    -Zbuild-std=std,panic_abort --target "$1"
}

# Build scripts ask for Apple's kit and compilers. Nothing is linked, so that empty
# answers do: a stub called xcrun, and `true` as the compiler.
STUB=$PWD/target/stub
stub_xcrun() {
  mkdir -p "$STUB/sdk"
  cat >"$STUB/xcrun" <<TEXT
#!/bin/sh
case " \$* " in
  *" --show-sdk-version "*) echo 18.0 ;;
  *) echo "$STUB/sdk" ;;
esac
TEXT
  chmod +x "$STUB/xcrun"
}
phone_env() { env CC_aarch64_apple_ios=true AR_aarch64_apple_ios=true "$@"; }

# One target's types. Where rustup could not fetch one target it is not asked for another;
# KETE_NO_FETCH=1 behaves as if it could fetch none.
check_types() { # TARGET
  if [ -z "${KETE_NO_FETCH:-}" ] && [ ${#WEB_ENV[@]} -eq 0 ] && have rustup &&
    attempt "Asking rustup for $1" timeout 120 rustup target add "$1"; then
    check "types: $1" check_fetched "$1"
  else
    [ ${#WEB_ENV[@]} -gt 0 ] || use_system_rust
    check "types: $1" check_from_source "$1"
  fi
}

need_kotlin() {
  need_node
  have java || need_packages default-jre-headless
  [ -e $KOTLIN_HOME/node_modules/kotlin-compiler/bin/kotlinc ] && return
  mkdir -p $KOTLIN_HOME
  cp tests/phones/package.json tests/phones/package-lock.json $KOTLIN_HOME/
  step "Fetching the Kotlin compiler from npm" "$TRY_AGAIN" npm ci --prefix $KOTLIN_HOME --ignore-scripts
}

need_aapt() { need_packages aapt android-framework-res; }

phone_files() { node --test tests/phones/files.test.mjs; }
phone_kotlin() { node tests/phones/kotlin.mjs $KOTLIN_HOME/node_modules/kotlin-compiler; }
phone_resources() {
  node tests/phones/resources.mjs "$(command -v aapt2)" "$(command -v aapt)" /usr/share/android-framework-res/framework-res.apk
}
phone_project() { node tests/phones/project.mjs; }

# What asks for no compiler of Rust.
check_phone_parts() {
  prepare "Node for the phones' files" need_node
  check "files of the phones and of the stores" phone_files
  prepare "Android's resource compiler" need_aapt
  check "Android's resources, and what is read out of a package" phone_resources
  prepare "Kotlin" need_kotlin
  check "Kotlin, against stubs and wry's own activity" phone_kotlin
  if have dx; then check "the projects that dx makes" phone_project; fi
}

check_phone_types() {
  local target
  for target in "${PHONES[@]}"; do check_types "$target"; done
}

cmd_check_phones() {
  need_rust
  check_phone_parts
  check_phone_types
  report || return
  say "These are checks of types and files. No phone and no kit has been asked."
}

# ---- what is here and what is not --------------------------------------------------------------

MISSING=0

# wants WHAT HOW-TO-GET-IT COMMAND…
wants() {
  local what=$1 how=$2
  shift 2
  if "$@" >/dev/null 2>&1; then
    echo "  here     $what"
  else
    echo "  missing  $what"
    echo "             → $how"
    MISSING=$((MISSING + 1))
  fi
}

all_here() {
  [ $MISSING -eq 0 ] && return
  printf '\n%d missing. Get these, then run the same command again.\n' $MISSING >&2
  echo "Until then ./dev check-phones checks what any machine can." >&2
  return 1
}

has_target() { rustup target list --installed | grep -qx "$1"; }
has_dx() { [[ "$(dx --version)" == "dioxus $DX_VERSION"* ]]; }
has_java() { [ "$(javac -version 2>&1 | sed -n 's/^javac \([0-9]*\).*/\1/p')" -ge 17 ]; }

wants_dx() {
  wants "dx $DX_VERSION, the command of Dioxus" \
    "cargo binstall dioxus-cli@$DX_VERSION   (or, half an hour: cargo install dioxus-cli --version $DX_VERSION --locked)" has_dx
}

# ---- Android -----------------------------------------------------------------------------------

SDK=${ANDROID_HOME:-${ANDROID_SDK_ROOT:-}}

find_ndk() {
  [ -z "${NDK_HOME:-}" ] || { echo "$NDK_HOME" && return; }
  [ -z "${ANDROID_NDK_HOME:-}" ] || { echo "$ANDROID_NDK_HOME" && return; }
  find "$SDK/ndk" -mindepth 1 -maxdepth 1 -type d 2>/dev/null | sort -V | tail -n 1
}

has_ndk() {
  local ndk
  ndk=$(find_ndk)
  [ -d "$ndk/toolchains/llvm/prebuilt" ] &&
    [ "$(sed -n 's/^Pkg.Revision = \([0-9]*\).*/\1/p' "$ndk/source.properties")" -ge $NDK_OLDEST ]
}

sdk_tool() { find "$SDK/build-tools" -name "$1" -type f 2>/dev/null | sort -V | tail -n 1; }
has_sdk_tool() { [ -n "$(sdk_tool "$1")" ]; }

android_wants() {
  local target manager='"$ANDROID_HOME"/cmdline-tools/latest/bin/sdkmanager'
  echo "An Android package needs:"
  for target in "${ANDROID_TARGETS[@]}"; do
    wants "Rust's $target" "rustup target add $target" has_target "$target"
  done
  wants_dx
  wants "a Java kit, 17 or newer" "apt-get install openjdk-17-jdk-headless, or adoptium.net" has_java
  wants "the Android SDK, named by ANDROID_HOME" \
    "unpack the 'command line tools' from developer.android.com/studio into \$ANDROID_HOME/cmdline-tools/latest" \
    test -d "${SDK:-/none}"
  wants "its platform $ANDROID_API" "$manager 'platforms;android-$ANDROID_API' platform-tools" \
    test -d "${SDK:-/none}/platforms/android-$ANDROID_API"
  wants "its build tools" "$manager 'build-tools;$ANDROID_API.0.0'" has_sdk_tool aapt2
  wants "its NDK, $NDK_OLDEST or newer" "$manager 'ndk;28.2.13676358'" has_ndk
  all_here
}

# What the app brings for dx's project; dx writes over its own files only, so this may be done
# before, and has to be: dx runs Gradle itself.
lay_android() { # PROJECT
  mkdir -p "$1/app/src/main/res" && cp -r assets/android/res/. "$1/app/src/main/res/"
}

# What dx cannot be told, once it has written its project.
patch_android() { # PROJECT
  # The robot that no key of Dioxus.toml takes away.
  rm -f "$1"/app/src/main/res/mipmap-*/ic_launcher.* "$1"/app/src/main/res/drawable*/ic_launcher_*.xml
  cat assets/android/app.gradle.kts >>"$1/app/build.gradle.kts"
  # dx's Gradle plugin builds for this API but says that it is not tested for it.
  echo "android.suppressUnsupportedCompileSdk=$ANDROID_API" >>"$1/gradle.properties"
}

# dx builds one kind of processor at a time, into the same project.
build_android_libraries() { # PROJECT
  local target kept
  kept=$(mktemp -d) || return
  rm -rf "$1" && lay_android "$1" || return
  for target in "${ANDROID_TARGETS[@]}"; do
    dx build --android --release --target "$target" --bin kete --locked || return
    cp -r "$1/app/src/main/jniLibs/." "$kept/" || return
  done
  cp -r "$kept/." "$1/app/src/main/jniLibs/" && rm -rf "$kept"
}

pack_android() { # PROJECT
  patch_android "$1" && chmod +x "$1/gradlew" && (cd "$1" && ./gradlew assembleRelease bundleRelease)
}

cmd_android() {
  need_rust
  android_wants || exit 1
  export ANDROID_HOME=$SDK NDK_HOME
  NDK_HOME=$(find_ndk)
  local project=$TARGET/dx/kete/release/android/app out=target/phones
  step "Building for ${#ANDROID_TARGETS[@]} kinds of phones" "See the lines above." \
    build_android_libraries "$project"
  step "Packing" "See the lines above. If Gradle does not know API $ANDROID_API, set AGP 8.13.2 in its build.gradle.kts." \
    pack_android "$project"
  mkdir -p $out
  cp "$project/app/build/outputs/apk/release/app-release.apk" $out/kete.apk
  cp "$project/app/build/outputs/bundle/release/app-release.aab" $out/kete.aab
  check "what the package says of itself" node tests/phones/package.mjs $out/kete.apk "$(sdk_tool aapt2)"
  check "its signature" "$(sdk_tool apksigner)" verify --print-certs $out/kete.apk
  check "its pages of 16 KB" sixteen_kb $out/kete.apk
  report || return
  say "For a phone: adb install -r $out/kete.apk. For the store: $out/kete.aab."
  [ -n "${KETE_KEYSTORE:-}" ] || say "Signed for trying only: the store wants a key, see docs/stores.md."
}

# Every part of a 64-bit library begins at a multiple of 16 KB.
sixteen_kb() { # APK
  local lib
  lib=$(mktemp) && unzip -p "$1" lib/arm64-v8a/libmain.so >"$lib" || return
  "$NDK_HOME"/toolchains/llvm/prebuilt/*/bin/llvm-readelf -lW "$lib" |
    awk '/LOAD/ { n += 1; if ($NF != "0x4000" && $NF != "0x10000") { print; bad = 1 } }
      END { exit bad || !n }'
}

# ---- iPhone ------------------------------------------------------------------------------------

xcode_major() { xcodebuild -version | sed -n 's/^Xcode \([0-9]*\).*/\1/p'; }

# Not 27: apps without scenes are ended at their start by the iOS 27 kit, and the window library
# below Dioxus 0.7 knows none.
has_xcode() { [ "$(xcode_major)" -eq 26 ]; }

ios_wants() {
  echo "An iPhone app needs:"
  wants "macOS" "there is no other way to build for an iPhone" test "$(uname)" = Darwin
  wants "Xcode 26, not 27" "developer.apple.com/download/all; with 27 the app ends at its start" has_xcode
  wants "its iOS kit" "xcodebuild -downloadPlatform iOS" xcrun --sdk iphoneos --show-sdk-path
  wants "Rust's aarch64-apple-ios" "rustup target add aarch64-apple-ios" has_target aarch64-apple-ios
  wants_dx
  all_here
}

# Icons, launch screen and the word on privacy, none of which dx puts in.
dress_ios() { # APP
  xcrun actool assets/ios/Assets.xcassets --compile "$1" --platform iphoneos --app-icon AppIcon \
    --minimum-deployment-target 15.0 --target-device iphone --target-device ipad \
    --output-partial-info-plist target/phones/icons.plist &&
    /usr/libexec/PlistBuddy -c "Merge target/phones/icons.plist" "$1/Info.plist" &&
    cp assets/ios/PrivacyInfo.xcprivacy "$1/"
}

# What the kit itself adds to the plist of an app, and the store refuses an app without.
note_kit() { # APP
  local sdk xcode
  sdk=$(xcrun --sdk iphoneos --show-sdk-version)
  xcode=$(xcodebuild -version | sed -n 's/^Xcode //p' | awk -F. '{ printf "%02d%d%d", $1, $2, $3 }')
  plutil -insert DTPlatformName -string iphoneos "$1/Info.plist" &&
    plutil -insert DTPlatformVersion -string "$sdk" "$1/Info.plist" &&
    plutil -insert DTSDKName -string "iphoneos$sdk" "$1/Info.plist" &&
    plutil -insert DTXcode -string "$xcode" "$1/Info.plist" &&
    plutil -insert DTXcodeBuild -string "$(xcodebuild -version | sed -n 's/^Build version //p')" "$1/Info.plist" &&
    plutil -insert DTSDKBuild -string "$(xcrun --sdk iphoneos --show-sdk-build-version)" "$1/Info.plist" &&
    plutil -insert DTCompiler -string com.apple.compilers.llvm.clang.1_0 "$1/Info.plist"
}

sign_ios() { # APP
  cp "$KETE_IOS_PROFILE" "$1/embedded.mobileprovision" &&
    security cms -D -i "$KETE_IOS_PROFILE" >target/phones/profile.plist &&
    plutil -extract Entitlements xml1 -o target/phones/entitlements.plist target/phones/profile.plist &&
    codesign --force --sign "$KETE_IOS_IDENTITY" --entitlements target/phones/entitlements.plist "$1" &&
    codesign --verify --strict "$1"
}

pack_ios() { # APP IPA
  local work
  work=$(mktemp -d) && mkdir "$work/Payload" && cp -R "$1" "$work/Payload/" &&
    (cd "$work" && zip -qry kete.ipa Payload) && mv "$work/kete.ipa" "$2"
}

cmd_ios() {
  need_rust
  ios_wants || exit 1
  local app=$TARGET/dx/kete/release/ios/Kete.app
  mkdir -p target/phones
  step "Building" "See the lines above." env IPHONEOS_DEPLOYMENT_TARGET=15.0 \
    dx build --ios --release --target aarch64-apple-ios --bin kete --locked
  step "Icons, launch screen, privacy" "See the lines above." dress_ios "$app"
  step "The kit's own lines" "See the lines above." note_kit "$app"
  check "plist" plutil -lint "$app/Info.plist" "$app/PrivacyInfo.xcprivacy"
  if [ -n "${KETE_IOS_IDENTITY:-}" ] && [ -n "${KETE_IOS_PROFILE:-}" ]; then
    step "Signing" "security find-identity -p codesigning lists the names." sign_ios "$app"
    step "Packing" "See the lines above." pack_ios "$app" target/phones/kete.ipa
    say "For a phone: xcrun devicectl device install app --device NAME target/phones/kete.ipa"
  else
    say "Not signed: KETE_IOS_IDENTITY names a certificate and KETE_IOS_PROFILE a .mobileprovision file."
  fi
  report
}
