// The page as a whole: the way back, a screen that stays lit, keeping for good, the next version.
// What a browser does not know is left undone.

// ---- the way back ------------------------------------------------------------------------------

// While something lies open over the page, an entry of our own lies on the history: the way back
// takes that one, and what is open can be closed. The entry stays when the thing is closed
// otherwise, because a step through the history comes about late, in the midst of what is done
// next. Then the next thing uses it again, the next page takes its place, and the way back steps
// over it.
const OPEN = "open";
const UNDER = "under";

let here = location.href;
let state = history.state;
let is_open = false;
let told_back = () => false;
let told_address = () => {};

function write(how, next, url) {
  try {
    history[how](next, "", url);
  } catch (error) {
    // A page opened from a file or in a sandbox may not: the app goes on without.
    console.warn(error);
  }
  note();
}

function note() {
  here = location.href;
  state = history.state;
}

/** Shows an address, as a page further or in the place of the present one. */
export function visit(address, is_further) {
  // An address without a query of its own would keep the old one.
  const url = location.pathname + address;
  if (is_further) write(state === OPEN ? "replaceState" : "pushState", null, url);
  else write("replaceState", state, url);
}

/** Whether something lies open over the page. */
export function lie_open(is) {
  is_open = is;
  if (is && state !== OPEN) {
    write("replaceState", UNDER, here);
    write("pushState", OPEN, here);
  }
}

/** `told` is called when another page is wanted. */
export function watch_address(told) {
  told_address = told;
}

/** `told` is called when what lies open is to be closed; it answers whether something still does. */
export function watch_back(told) {
  told_back = told;
}

addEventListener("popstate", () => {
  const [before, was] = [here, state];
  note();
  if (here === before && was === OPEN && state === UNDER) {
    if (is_open) lie_open(told_back());
    else history.back();
  } else if (here !== before || state !== OPEN) {
    told_address();
  }
});

// ---- a screen that stays lit -------------------------------------------------------------------

// Milliseconds. A game at which nobody has moved for so long is left to the phone's own habits.
const PATIENCE = 10 * 60_000;

let is_wanted = false;
let lock;
let said;
let tired;

async function mind() {
  try {
    if (!is_wanted) {
      const old = lock;
      lock = undefined;
      await old?.release();
    } else if (!lock && !document.hidden && navigator.wakeLock) {
      const got = await navigator.wakeLock.request("screen");
      if (!is_wanted || lock) return await got.release();
      lock = got;
      // The browser takes it back whenever the page is out of sight.
      got.addEventListener("release", () => {
        if (lock === got) lock = undefined;
      });
    }
  } catch {
    // The battery is low, or it is not allowed.
  }
}

/** Whether the screen is to stay lit: said again at every move. */
export function keep_lit(is) {
  is_wanted = is;
  said = Date.now();
  if (is) tired ??= setTimeout(tire, PATIENCE);
  mind();
}

/** One clock for all moves: to set it anew at each would cost time before the move is seen. */
function tire() {
  const left = said + PATIENCE - Date.now();
  tired = is_wanted && left > 0 ? setTimeout(tire, left) : undefined;
  if (!tired) keep_lit(false);
}

document.addEventListener("visibilitychange", mind);

// ---- keeping for good --------------------------------------------------------------------------

const ASKED = "kete.asked";
let has_kept = false;

/** Something has been kept. Asks once, ever, that the browser never clears it away by itself. */
export async function has_been_kept() {
  if (has_kept) return;
  has_kept = true;
  try {
    if (localStorage.getItem(ASKED) || (await navigator.storage.persisted())) return;
    localStorage.setItem(ASKED, "1");
    await navigator.storage.persist();
  } catch {
    // It knows no such promise.
  }
}

// ---- what can wait ------------------------------------------------------------------------------

const idle = window.requestIdleCallback ?? ((work) => setTimeout(work, 1000));

let unseen = [];

/** Does some work when what has just been changed is painted, or at once while nothing is. */
export function once_seen(work) {
  if (document.hidden) return work();
  unseen.push(work);
  if (unseen.length > 1) return;
  // Out of the frame, behind all that it has brought with it; a page may also have no frames.
  requestAnimationFrame(() => setTimeout(work_off, 1));
  setTimeout(work_off, 100);
}

function work_off() {
  const works = unseen;
  unseen = [];
  for (const work of works) work();
}

addEventListener("pagehide", work_off);
document.addEventListener("visibilitychange", work_off);

/** Makes ready what the first move would wait for. A browser compiles what does some work when it
    is first done, and reads a picture when it is first shown. */
export function rehearse(pieces, work) {
  idle(() => {
    if (!work()) return;
    // The way of a touch through the app: a second finger never counts.
    const touch = new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" });
    document.querySelector(".square")?.dispatchEvent(touch);
    show_unseen(pieces.split(" "));
  });
}

/** One picture at a time, for one frame each: it takes as long as a move. As large as on the squares,
    since a picture is read for each size. */
function show_unseen(pieces) {
  const picture = document.createElement("i");
  picture.className = "tile";
  picture.style = "position:absolute;inline-size:var(--picture);block-size:var(--picture);" +
    "opacity:.001;pointer-events:none";
  document.querySelector(".board")?.append(picture);
  const show = () => {
    picture.dataset.piece = pieces.pop();
    requestAnimationFrame(() => idle(pieces.length ? show : () => picture.remove()));
  };
  show();
}

// ---- the next version --------------------------------------------------------------------------

// Milliseconds between two looks for it, while the page stays open.
const LOOK = 60 * 60_000;
// How long a new version may take to come into its place.
const TAKES = 5000;

const workers = navigator.serviceWorker;
let is_taking = false;

async function register(told) {
  const registration = await workers.register("./worker.js", { updateViaCache: "none" });
  const look = () => {
    // Without a version in charge, what waits is the first.
    if (registration.waiting && workers.controller) told();
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < LOOK) return;
    last = Date.now();
    registration.update().catch(() => {});
  });
}

/** Has the whole site kept for when there is no network, once this page stands and has nothing
    else to do; `told` is called when a newer version lies ready. */
export function watch_versions(told) {
  if (!workers) return;
  let had = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => {
    if (is_taking) location.reload();
    // Another window has taken the new version.
    else if (had) told();
    had = true;
  });
  const begin = () => idle(() => register(told).catch((error) => console.warn(error)));
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}

/** Starts again, in the newer version. */
export async function take_version() {
  is_taking = true;
  const waiting = (await workers?.getRegistration())?.waiting;
  waiting?.postMessage("take");
  setTimeout(() => location.reload(), waiting ? TAKES : 0);
}
