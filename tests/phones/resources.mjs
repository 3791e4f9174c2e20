// Compiles and links the manifest and the resources with Android's own compiler, as far as the
// framework that Debian carries (Android 10) knows them, and has the package looked at that comes
// out: node tests/phones/resources.mjs AAPT2 AAPT FRAMEWORK
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { faults } from "./package.mjs";

const OUT = "target/phones/resources";
const ID = "app.kete.shogi";
/** Names that came after Android 10, and the API that brought each: taken out before the linking. */
const NEWER = {
  "android:allowNativeHeapPointerTagging": 30,
  "android:windowSplashScreenBackground": 31,
  "android:windowSplashScreenIconBackgroundColor": 31,
  "android:enableOnBackInvokedCallback": 33,
  "android:localeConfig": 33,
  "fontWeightAdjustment": 31,
  "grammaticalGender": 34,
};

const [aapt2, aapt, framework] = process.argv.slice(2);
if (!framework) {
  console.error("usage: node tests/phones/resources.mjs AAPT2 AAPT FRAMEWORK");
  process.exit(2);
}

/** A text without what is too new for this framework; what was taken out is counted in `gone`. */
function older(text, gone) {
  let rest = text;
  for (const name of Object.keys(NEWER)) {
    const before = rest;
    rest = rest
      .replace(new RegExp(`\\s${name}="[^"]*"`, "g"), "")
      .replace(new RegExp(`<item name="${name}">[^<]*</item>`, "g"), "")
      .replace(new RegExp(`\\|${name}|${name}\\|`, "g"), "");
    if (rest !== before) gone.add(name);
  }
  return rest;
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(`${OUT}/res/values`, { recursive: true });
cpSync("assets/android/res", `${OUT}/res`, { recursive: true });
const gone = new Set();
const path = `${OUT}/res/values-v31/kete.xml`;
writeFileSync(path, older(readFileSync(path, "utf8"), gone));
// What dx, and the libraries that Gradle fetches, put beside them.
writeFileSync(`${OUT}/res/values/others.xml`, `<resources>
  <string name="app_name">Kete</string>
  <attr name="colorAccent" format="color" /><attr name="colorPrimary" format="color" /><attr name="colorPrimaryDark" format="color" />
  <style name="Theme.AppCompat.DayNight.NoActionBar" parent="android:Theme.Material.Light.NoActionBar" />
</resources>`);
writeFileSync(`${OUT}/res/xml/network_security_config.xml`, "<network-security-config />");
const manifest = older(readFileSync("assets/android/AndroidManifest.xml", "utf8"), gone)
  .replace("<manifest ", `<manifest package="${ID}" `);
const late = Object.keys(NEWER).filter((name) => !gone.has(name));
if (late.length) throw new Error(`no longer used: ${late}`);

const packs = (name, text, libraries) => {
  writeFileSync(`${OUT}/AndroidManifest.xml`, text);
  const apk = `${OUT}/${name}.apk`;
  execFileSync(aapt2, ["link", "-o", apk, "--manifest", `${OUT}/AndroidManifest.xml`, "-I", framework,
    "--min-sdk-version", "24", "--target-sdk-version", "36", "--version-code", "100", "--version-name", "0.1.0",
    `${OUT}/res.zip`], { stdio: ["ignore", "inherit", "inherit"] });
  for (const library of libraries) {
    mkdirSync(`${OUT}/lib/${library}`, { recursive: true });
    writeFileSync(`${OUT}/lib/${library}/libmain.so`, "stands for a library");
    execFileSync(aapt, ["add", `${name}.apk`, `lib/${library}/libmain.so`], { cwd: OUT, stdio: "pipe" });
  }
  return faults(execFileSync(aapt2, ["dump", "badging", apk], { encoding: "utf8" }));
};

execFileSync(aapt2, ["compile", "--dir", `${OUT}/res`, "-o", `${OUT}/res.zip`], { stdio: "inherit" });
const both = ["arm64-v8a", "armeabi-v7a"];
const more = (line) => manifest.replace("<application", `${line}\n<application`);
const cases = [
  ["the package as it is", [], manifest, both],
  ["one kind of processor only", ["both kinds of processors"], manifest, ["arm64-v8a"]],
  ["a permission too many", ["the two permissions"], more("<uses-permission android:name=\"android.permission.CAMERA\" />"), both],
  ["a debugger's", ["no room for a debugger"], manifest.replace("<application", "<application android:debuggable=\"true\""), both],
  ["another name", ["its name"], manifest.replace("@string/app_name", "Komi"), both],
];
let failed = 0;
for (const [number, [title, wanted, text, libraries]] of cases.entries()) {
  const found = packs(`case${number}`, text, libraries);
  const is_right = found.length === wanted.length && found.every((fault, at) => fault.startsWith(wanted[at]));
  if (!is_right) failed += 1;
  console.log(`${is_right ? "ok  " : "FAIL"} ${title}${is_right ? "" : `: ${found.join("; ")}`}`);
}
console.log(`${cases.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
