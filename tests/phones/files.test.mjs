// What the phones' systems and the stores ask of files: node --test tests/phones/files.test.mjs
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { readPlist } from "./plist.mjs";

const text = (path) => readFileSync(path, "utf8");
const setting = (path, key) => text(path).match(new RegExp(`^${key} = "?([^"\\n]*)"?`, "m"))?.[1];
const languages = readdirSync("locales").sort();
const version = setting("Cargo.toml", "version");
const identifier = setting("Dioxus.toml", "identifier");
const kotlin = text("assets/android/MainActivity.kt");
const manifest = text("assets/android/AndroidManifest.xml");
const plist = readPlist(text("assets/ios/Info.plist"));

/** Width, height, and whether it can be seen through, of a PNG file. */
function picture(path) {
  const bytes = readFileSync(path);
  assert.equal(bytes.toString("latin1", 1, 4), "PNG", path);
  const clear = [4, 6].includes(bytes[25]) || bytes.includes("tRNS");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20), clear, bytes.length];
}

test("the icons have the sizes that are asked for", () => {
  const wanted = {
    "assets/install/icon-192.png": [192, 192, true],
    "assets/install/icon-512.png": [512, 512, true],
    "assets/install/maskable-192.png": [192, 192, false],
    "assets/install/maskable-512.png": [512, 512, false],
    // An iPhone paints what can be seen through black.
    "assets/install/apple-touch-icon-180.png": [180, 180, false],
    // The App Store refuses an icon that can be seen through.
    "assets/ios/Assets.xcassets/AppIcon.appiconset/icon-1024.png": [1024, 1024, false],
    "assets/ios/Assets.xcassets/Tile.imageset/tile.png": [480, 480, true],
    "fastlane/metadata/android/en-US/images/icon.png": [512, 512, false],
    "fastlane/metadata/android/en-US/images/featureGraphic.png": [1024, 500, false],
  };
  const densities = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 };
  for (const [density, side] of Object.entries(densities)) {
    wanted[`assets/android/res/mipmap-${density}/kete.png`] = [side, side, true];
  }
  for (const [path, size] of Object.entries(wanted)) {
    const [width, height, clear, bytes] = picture(path);
    assert.deepEqual([width, height, clear], size, path);
    assert.ok(bytes < 50_000, `${path} has ${bytes} bytes`);
  }
});

test("the iPhone's catalogue names files that are there, and the plist names what is in it", () => {
  const catalogue = "assets/ios/Assets.xcassets";
  for (const set of readdirSync(catalogue, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const { images = [] } = JSON.parse(text(join(catalogue, set.name, "Contents.json")));
    for (const { filename } of images) assert.ok(existsSync(join(catalogue, set.name, filename)), filename);
  }
  for (const name of [`${plist.CFBundleIconName}.appiconset`, `${plist.UILaunchScreen.UIColorName}.colorset`, `${plist.UILaunchScreen.UIImageName}.imageset`]) {
    assert.ok(existsSync(join(catalogue, name)), name);
  }
});

test("every file says the same version, name and languages", () => {
  assert.match(version, /^\d+\.\d{1,2}\.\d{1,2}$/, "Android's number of the version is made of this");
  assert.deepEqual([plist.CFBundleVersion, plist.CFBundleShortVersionString], [version, version]);
  assert.equal(plist.CFBundleIdentifier, identifier);
  assert.match(kotlin, new RegExp(`typealias BuildConfig = ${identifier.replaceAll(".", "\\.")}\\.BuildConfig\n`));
  assert.ok(text("src/platform/ios.rs").includes(`"${identifier}"`));
  assert.deepEqual([...plist.CFBundleLocalizations].sort(), languages);
  const named = [...text("assets/android/res/xml/kete_locales.xml").matchAll(/locale android:name="(\w+)"/g)];
  assert.deepEqual(named.map(([, tag]) => tag).sort(), languages);
  const kept = text("assets/android/app.gradle.kts").match(/resourceConfigurations \+= listOf\((.*)\)/)[1];
  assert.deepEqual(kept.match(/\w+/g).sort(), languages);
  // The label is one for all languages because the name is.
  for (const tag of languages) assert.equal(setting(`locales/${tag}/app.ftl`, "app-name"), "Kete");
});

test("the two oldest versions of Android are one", () => {
  assert.equal(setting("Dioxus.toml", "min_sdk"), setting("Dioxus.toml", "android_min_sdk_version"));
  const script = text("scripts/phones.sh").match(/^ANDROID_API=(\d+)/m)[1];
  assert.deepEqual([setting("Dioxus.toml", "compile_sdk"), setting("Dioxus.toml", "target_sdk")], [script, script]);
});

test("nothing is permitted that asks the person or leaves the phone", () => {
  const asked = [...manifest.matchAll(/uses-permission android:name="([^"]*)"/g)].map(([, name]) => name);
  assert.deepEqual(asked, ["android.permission.INTERNET", "android.permission.VIBRATE"]);
  assert.match(manifest, /android:allowBackup="false"/);
  const privacy = readPlist(text("assets/ios/PrivacyInfo.xcprivacy"));
  assert.equal(privacy.NSPrivacyTracking, false);
  assert.deepEqual([privacy.NSPrivacyTrackingDomains, privacy.NSPrivacyCollectedDataTypes], [[], []]);
  const uses = Object.keys(plist).filter((key) => key.endsWith("UsageDescription"));
  assert.deepEqual(uses, [], "a key that asks the person");
});

test("no change of the phone makes the activity anew", () => {
  const handled = manifest.match(/android:configChanges="([^"]*)"/)[1].split("|");
  for (const change of ["orientation", "screenSize", "smallestScreenSize", "screenLayout", "density", "keyboard", "keyboardHidden", "navigation", "uiMode", "locale", "layoutDirection", "fontScale"]) {
    assert.ok(handled.includes(change), change);
  }
});

test("the page calls what Kotlin lends it, and Kotlin lends nothing else", () => {
  const shell = kotlin.slice(kotlin.indexOf("class Shell"));
  const lent = [...shell.matchAll(/@JavascriptInterface\s+fun (\w+)\(([^)]*)\)/g)];
  const arity = (list) => (list.trim() ? list.split(",").length : 0);
  const calls = ["android.rs", "shell.js", "share.js"].flatMap((name) =>
    [...text(`src/platform/${name}`).matchAll(/(?:keteShell\?|shell)\.(\w+)\(([^;]*?)\)[;"]?/g)].map(([, method]) => method));
  assert.deepEqual([...new Set(calls)].sort(), lent.map(([, name]) => name).sort());
  assert.equal(lent.length, (kotlin.match(/@JavascriptInterface/g) ?? []).length);
  assert.ok(lent.every(([, , list]) => arity(list) <= 2));
  assert.match(text("assets/android/keep.pro"), /class dev\.dioxus\.main\.Shell \{\s*@android\.webkit\.JavascriptInterface <methods>;/);
  for (const name of ["KETE_DATA_DIR", "LANGUAGE", "KETE_VIBRATES"]) {
    const rust = ["native.rs", "android.rs"].map((file) => text(`src/platform/${file}`)).join("");
    assert.ok(rust.includes(`"${name}"`) && kotlin.includes(`setenv("${name}"`), name);
  }
});

const lines = (path) => text(path).replace(/\n$/, "");

test("the stores' texts are there in every language and within their limits", () => {
  const play = { sw: "sw", en: "en-US", ja: "ja-JP", fr: "fr-FR", pt: "pt-PT", ar: "ar" };
  const apple = { en: "en-US", ja: "ja", fr: "fr-FR", pt: "pt-PT", ar: "ar-SA" };
  assert.deepEqual(Object.keys(play).sort(), languages);
  const [major, minor, patch] = version.split(".").map(Number);
  const within = (path, limit, measure = (words) => [...words].length) => {
    const words = lines(path);
    assert.ok(words.length > 0 && measure(words) <= limit, `${path}: ${measure(words)} of ${limit}`);
    assert.equal(words, words.trim(), path);
  };
  for (const locale of Object.values(play)) {
    const folder = `fastlane/metadata/android/${locale}`;
    within(`${folder}/title.txt`, 30);
    within(`${folder}/short_description.txt`, 80);
    within(`${folder}/full_description.txt`, 4000);
    within(`${folder}/changelogs/${major * 10000 + minor * 100 + patch}.txt`, 500);
  }
  for (const [tag, locale] of Object.entries(apple)) {
    const folder = `fastlane/metadata/ios/${locale}`;
    within(`${folder}/name.txt`, 30);
    within(`${folder}/subtitle.txt`, 30);
    within(`${folder}/keywords.txt`, 100, (words) => Buffer.byteLength(words));
    within(`${folder}/release_notes.txt`, 4000);
    // One text for both stores.
    assert.equal(text(`${folder}/description.txt`), text(`fastlane/metadata/android/${play[tag]}/full_description.txt`));
  }
  for (const [tag, locale] of Object.entries(play)) {
    const itself = setting(`locales/${tag}/app.ftl`, "app-name");
    assert.ok(lines(`fastlane/metadata/android/${locale}/title.txt`).includes(itself), locale);
  }
});
