// Compiles our Kotlin together with the activity that wry brings, against stubs of Android:
// node tests/phones/kotlin.mjs FOLDER_OF_THE_COMPILER
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const OUT = "target/phones";
const STUBS = "tests/phones/stubs";
const [compiler] = process.argv.slice(2);
if (!compiler) {
  console.error("usage: node tests/phones/kotlin.mjs FOLDER_OF_THE_COMPILER");
  process.exit(2);
}

/** wry's own activity, as its build script fills it in. */
function activity() {
  const told = execFileSync("cargo", ["metadata", "--locked", "--format-version", "1", "--features", "mobile"], { maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] });
  const wry = JSON.parse(told).packages.find(({ name }) => name === "wry");
  const template = readFileSync(join(dirname(wry.manifest_path), "src/android/kotlin/WryActivity.kt"), "utf8");
  return template.replaceAll("{{package}}", "dev.dioxus.main").replace("{{library}}", "main").replace("{{class-extension}}", "");
}

mkdirSync(OUT, { recursive: true });
writeFileSync(`${OUT}/WryActivity.kt`, activity());
const sources = [
  "assets/android/MainActivity.kt",
  `${OUT}/WryActivity.kt`,
  ...readdirSync(STUBS).map((name) => join(STUBS, name)),
];
execFileSync("bash", [join(compiler, "bin/kotlinc"), "-nowarn", "-jvm-target", "17", "-d", `${OUT}/classes`, ...sources], {
  // The class path has to be free of what this machine has.
  env: { ...process.env, CLASSPATH: "" },
  stdio: "inherit",
});
console.log("1 passed, 0 failed");
