// What a web view of ours has and a browser has not: a way back that comes from the phone or the
// keyboard, and `keteShell`, which Kotlin lends the page on Android.

let heed;

/** Calls when the way back is wanted. */
export function watch_back(told) {
  heed = told;
}

/** The way back is wanted. Answers whether somebody listens. */
export function back() {
  heed?.();
  return Boolean(heed);
}

// On a desktop it is the escape key, where nobody else has taken it, and the browsers' own.
addEventListener("keydown", (event) => {
  const is_back = event.key === "Escape" || event.key === "BrowserBack" || (event.altKey && event.key === "ArrowLeft");
  if (is_back && !event.defaultPrevented && back()) event.preventDefault();
});

/** Tells Android the ground around the page, once the page has taken its new dress. */
export function dress() {
  const shell = window.keteShell;
  if (!shell) return;
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  if (ground.startsWith("rgba")) {
    // The page is still bare.
    setTimeout(dress, 50);
    return;
  }
  const [red, green, blue] = ground.match(/\d+/g).map(Number);
  const color = [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("");
  shell.dress(`#${color}`, red + green + blue > 3 * 128);
}

matchMedia("(prefers-color-scheme: dark)").addEventListener?.("change", dress);

// Milliseconds, as in page.js: a game at which nobody has moved for so long.
const PATIENCE = 10 * 60_000;
let tired;

/** Whether the screen is to stay lit: said again at every move. */
export function keep_lit(is) {
  clearTimeout(tired);
  window.keteShell?.stayAwake(is);
  if (is) tired = setTimeout(keep_lit, PATIENCE, false);
}

/** The page that tells, at a start, that the app has fallen before it; its button takes it away. */
export function tell([title, text, button]) {
  const page = document.createElement("main");
  page.className = "error-page";
  page.setAttribute("role", "alert");
  page.dataset.testid = "error-page";
  const add = (name, words) => {
    const element = page.appendChild(document.createElement(name));
    element.textContent = words;
    return element;
  };
  add("h1", title);
  add("p", text);
  const again = add("button", button);
  again.className = "button primary";
  again.dataset.testid = "button-reload";
  again.addEventListener("click", () => page.remove());
  document.body.append(page);
  again.focus();
}
