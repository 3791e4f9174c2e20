// The Gradle project that dx makes of Dioxus.toml, with a stand-in for the NDK and for cargo, so
// that nothing is compiled: what we bring is in it, and each of our keys changes it.
// node tests/phones/project.mjs    (dx has to be on the PATH)
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const CONFIG = readFileSync("Dioxus.toml", "utf8");
const room = mkdtempSync(join(tmpdir(), "kete-dx-"));
const copy = join(room, "kete");
const bin = join(room, "ndk/toolchains/llvm/prebuilt/linux-x86_64/bin");
const cargo = execFileSync("sh", ["-c", "command -v cargo"], { encoding: "utf8" }).trim();

const program = (path, text) => {
  writeFileSync(path, `#!/bin/sh\n${text}\n`);
  chmodSync(path, 0o755);
};
mkdirSync(bin, { recursive: true });
mkdirSync(join(room, "bin"));
program(join(bin, "aarch64-linux-android24-clang"), "exit 1");
program(join(room, "bin/cargo"), `[ "$1" = rustc ] && exit 1; exec ${cargo} "$@"`);
for (const name of ["Cargo.toml", "Cargo.lock", "build.rs", "src", "assets", "locales", "benches"]) cpSync(name, join(copy, name), { recursive: true });

/** Every file of the project that dx makes of a Dioxus.toml, by its path; none if dx refuses. */
function project(config) {
  writeFileSync(join(copy, "Dioxus.toml"), config);
  const out = join(room, "target");
  rmSync(out, { recursive: true, force: true });
  spawnSync("dx", ["build", "--android", "--release", "--target", "aarch64-linux-android", "--bin", "kete", "--offline"], {
    cwd: copy,
    encoding: "utf8",
    timeout: 120_000,
    env: { ...process.env, PATH: `${join(room, "bin")}:${process.env.PATH}`, CARGO_TARGET_DIR: out, ANDROID_HOME: room, NDK_HOME: join(room, "ndk"), CI: "true" },
  });
  const root = join(out, "dx/kete/release/android/app");
  if (!existsSync(root)) return {};
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(files.map((entry) => {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    return [path.slice(root.length + 1), readFileSync(path, "utf8")];
  }));
}

let [passed, failed] = [0, 0];
function check(title, is_right) {
  if (is_right) passed += 1; else failed += 1;
  console.log(`${is_right ? "ok  " : "FAIL"} ${title}`);
}

const whole = project(CONFIG);
const KOTLIN = "app/src/main/kotlin/dev/dioxus/main/MainActivity.kt";
check("dx makes a project", Object.keys(whole).length > 20);
check("our activity is in it", whole[KOTLIN] === readFileSync("assets/android/MainActivity.kt", "utf8"));
check("our manifest is in it", whole["app/src/main/AndroidManifest.xml"] === readFileSync("assets/android/AndroidManifest.xml", "utf8"));
check("our rules for the shrinker are in it", whole["app/keep.pro"] === readFileSync("assets/android/keep.pro", "utf8"));
check("the name that the manifest shows is in it", /<string name="app_name">Kete<\/string>/.test(whole["app/src/main/res/values/strings.xml"]));
check("the loopback address is open to the page", /127\.0\.0\.1/.test(whole["app/src/main/res/xml/network_security_config.xml"]));
const ours = readdirSync("assets/android/res", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const same = ours.map((entry) => join("app/src/main", join(entry.parentPath ?? entry.path, entry.name).slice("assets/android/".length))).filter((path) => path in whole);
check(`dx writes over none of our resources ${same}`, same.length === 0);
const gradle = whole["app/build.gradle.kts"] ?? "";
for (const line of ["compileSdk = 36", "minSdk = 24", "targetSdk = 36", "versionName = \"0.1.0\"", "applicationId = \"app.kete.shogi\""]) check(`Gradle is told ${line}`, gradle.includes(line));
check("the plugin that the packing was written for", (whole["build.gradle.kts"] ?? "").includes("com.android.tools.build:gradle:8.7.0"));

for (const key of ["android_main_activity", "android_manifest", "android_min_sdk_version", "identifier", "min_sdk", "target_sdk", "compile_sdk", "proguard_rules"]) {
  // dx's own word for the oldest Android is ours too: only another one can show.
  const other = key === "min_sdk" ? "min_sdk = 25\n" : "";
  const without = project(CONFIG.replace(new RegExp(`^${key} = .*\n`, "m"), other));
  check(`${key} has effect`, JSON.stringify(without) !== JSON.stringify(whole));
}
rmSync(room, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
