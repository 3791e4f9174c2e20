// What an Android package says of itself, against what it is to be:
// node tests/phones/package.mjs PACKAGE AAPT2
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const setting = (path, key) => readFileSync(path, "utf8").match(new RegExp(`^${key} = "?([^"\\n]*)"?`, "m"))[1];

/** What is wrong with a package, out of the text of `aapt2 dump badging`. */
export function faults(badging) {
  const id = setting("Dioxus.toml", "identifier");
  const version = setting("Cargo.toml", "version");
  const [major, minor, patch] = version.split(".").map(Number);
  const code = major * 10000 + minor * 100 + patch;
  const lines = badging.split("\n");
  const found = [];
  const wants = (what, is) => { if (!is) found.push(what); };
  const line = (begin) => lines.find((one) => one.startsWith(begin)) ?? "";
  const list = (begin) => [...line(begin).matchAll(/'([^']*)'/g)].map(([, name]) => name).sort();

  wants(`${id}, version ${version}, number ${code}`, line("package:").startsWith(`package: name='${id}' versionCode='${code}' versionName='${version}'`));
  // Older tools of Android call it by another name.
  const oldest = badging.match(/^(?:minS|s)dkVersion:'(\d+)'/m)?.[1];
  wants(`for Android from API ${setting("Dioxus.toml", "min_sdk")}`, oldest === setting("Dioxus.toml", "min_sdk"));
  wants(`made for API ${setting("Dioxus.toml", "target_sdk")}`, line("targetSdkVersion:") === `targetSdkVersion:'${setting("Dioxus.toml", "target_sdk")}'`);
  const asked = lines.filter((one) => one.startsWith("uses-permission")).map((one) => one.match(/name='([^']*)'/)[1])
    // A library's word to itself, which no other app can have.
    .filter((name) => name !== `${id}.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION`).sort();
  wants(`the two permissions and no other, not ${asked}`, asked.join() === "android.permission.INTERNET,android.permission.VIBRATE");
  wants("both kinds of processors", list("native-code:").join() === "arm64-v8a,armeabi-v7a");
  wants("its name", line("application-label:") === "application-label:'Kete'");
  wants("its activity", line("launchable-activity:").includes("name='dev.dioxus.main.MainActivity'"));
  for (const density of [160, 240, 320, 480, 640]) {
    wants(`an icon for ${density} dots`, line(`application-icon-${density}:`).includes("'res/"));
  }
  wants("no room for a debugger", !badging.includes("application-debuggable"));
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [apk, aapt2] = process.argv.slice(2);
  if (!aapt2) {
    console.error("usage: node tests/phones/package.mjs PACKAGE AAPT2");
    process.exit(2);
  }
  const found = faults(execFileSync(aapt2, ["dump", "badging", apk], { encoding: "utf8" }));
  for (const fault of found) console.error(`the package lacks: ${fault}`);
  console.log(found.length ? "0 passed, 1 failed" : "1 passed, 0 failed");
  process.exit(found.length ? 1 : 0);
}
