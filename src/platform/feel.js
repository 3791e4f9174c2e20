// What is felt: pieces that glide, sounds, buzzes. The same in a browser and in a webview; Rust
// says what is to happen, only this file knows how a page does it. What a page cannot do is left
// undone.

// Milliseconds until a slow phone too shows what a tap has changed.
const SEEN = 40;

/** Does some work that would keep what is seen waiting. */
const later = (work) => setTimeout(work, SEEN);

// ---- pieces that glide -------------------------------------------------------------------------

// Milliseconds: for the shortest way, and for the longest (MOTION_MS in mod.rs).
const SHORT = 120;
const LONG = 200;

const found = new Map();
let tiles = [];
let running = [];

/** Ends all motion: every piece is at once where it stands. */
function still() {
  for (const motion of running) if (motion.playState !== "finished") motion.cancel();
  running = [];
}

/** Whether an element stands on its head. */
function turned(element) {
  let is = false;
  for (let at = element; at; at = at.parentElement) {
    const { transform, rotate } = getComputedStyle(at);
    if (transform.startsWith("matrix(-") !== (rotate === "180deg")) is = !is;
  }
  return is;
}

/** An element of the board, which stays the same as long as the board does. */
function find(at) {
  let element = found.get(at);
  if (!element?.isConnected) {
    element = document.querySelector(at);
    found.set(at, element);
  }
  return element;
}

/** Where a piece begins or ends: its middle, its size, its turn, and the element that shows it. */
function place({ at, x, y, size, turn }) {
  if (!at) return { x, y, size, turn };
  const spot = find(at);
  if (!spot) return null;
  const pile = spot.querySelector(".tile");
  const element = pile ?? spot;
  const box = element.getBoundingClientRect();
  if (!box.width) return null;
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    size: Math.min(box.width, box.height),
    turn: pile ? turned(pile) : turn,
    element,
  };
}

const pose = (x, y, turn, scale, width = scale) =>
  `translate(${x}px,${y}px) rotate(${turn}deg) scale(${width},${scale})`;

/** A tile that lies hidden until it is needed. They are few, and stay for good: what comes and
    goes would have to be laid out. */
function tile(at) {
  if (!tiles[at]) {
    tiles[at] = document.createElement("i");
    tiles[at].className = "flight";
    tiles[at].setAttribute("aria-hidden", "true");
    document.body.append(tiles[at]);
  }
  return tiles[at];
}

/** A flight with its places and its times; null when it leads nowhere. */
function way(flight) {
  const [a, b] = [place(flight.from), place(flight.to)];
  if (!a || !b) return null;
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  if (far < 2 && !flight.then) return null;
  return { ...flight, a, b, ms: Math.min(LONG, SHORT + far * 0.25) };
}

/** Begins now: a browser would draw further frames to find a better moment. */
function start(motion) {
  const now = document.timeline?.currentTime;
  if (now) motion.startTime = now;
  running.push(motion);
}

/** The true piece is there already; it shows itself when the gliding one arrives. */
function hide({ hides, b, ms }) {
  if (!hides || !b.element) return;
  const hidden = [{ visibility: "hidden" }, { visibility: "hidden" }];
  // Hidden by what comes before the motion proper: a browser waits for that and draws no frames.
  const timing = { delay: ms, duration: 1, fill: "backwards", pseudoElement: "::before" };
  start(b.element.animate(hidden, timing));
}

/** Sets the tiles in motion, by what a browser can move without drawing anything again. */
function fly({ face, then, a, b, ms }, at) {
  // Slow at first: by the time a slow phone shows it, it is well on its way.
  const timing = { duration: ms, easing: "cubic-bezier(0.4,0.1,0.3,1)" };
  // A picture is as large as on the squares, to the pixel: a browser works it out anew for any other
  // size, and once more for theirs.
  const side = Math.floor(b.size);
  const shift = side / 2;
  const k = a.size / b.size;
  const spin = (turn) => (turn ? 180 : 0);
  const begin = pose(a.x - shift, a.y - shift, spin(a.turn), k);
  const end = pose(b.x - shift, b.y - shift, spin(b.turn), 1);
  const edge = pose(
    (a.x + b.x) / 2 - shift, (a.y + b.y) / 2 - shift,
    (spin(a.turn) + spin(b.turn)) / 2, (k + 1) / 2, 0,
  );
  const size = `${side}px`;
  const show = (number, name, frames) => {
    const element = tile(number);
    if (element.dataset.face !== name) element.dataset.face = name;
    if (element.style.width !== size) element.style.width = element.style.height = size;
    start(element.animate(frames, timing));
  };
  const [seen, unseen] = [1, 0];
  if (then) {
    // It turns over: one face until it stands on its edge, then the other.
    show(2 * at, face, [
      { transform: begin, opacity: seen }, { transform: edge, opacity: seen, offset: 0.5 },
      { transform: edge, opacity: unseen, offset: 0.5 }, { transform: edge, opacity: unseen },
    ]);
    show(2 * at + 1, then, [
      { transform: edge, opacity: unseen }, { transform: edge, opacity: unseen, offset: 0.5 },
      { transform: edge, opacity: seen, offset: 0.5 }, { transform: end, opacity: seen },
    ]);
  } else {
    show(2 * at, face, [{ transform: begin, opacity: seen }, { transform: end, opacity: seen }]);
  }
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Shows pieces on their way, in place of all motion there was. */
export function glide(text) {
  // All is looked at before anything changes: a look after a change has the page worked out anew.
  const ways = JSON.parse(text).map(way).filter(Boolean);
  // Together with what is drawn anew for the move: one change of the page is cheaper than two.
  queueMicrotask(() => {
    still();
    if (calm.matches || document.hidden || !Element.prototype.animate) return;
    ways.forEach(hide);
    ways.forEach(fly);
  });
}

for (const event of ["resize", "hashchange", "pagehide"]) addEventListener(event, still);

// A mouse keeps hold of what it drags, outside the window too, as a finger does by itself.
addEventListener("pointerdown", (event) => {
  if (event.pointerType === "touch" || event.button !== 0) return;
  event.target.closest?.(".square,.pile")?.setPointerCapture(event.pointerId);
}, { capture: true, passive: true });

// A piece answers the finger at once. The click that a browser sends after it would hit what has
// come up under the finger, and after a flick the next one is swallowed.
addEventListener("touchstart", (event) => {
  if (event.target.closest?.("[data-at-once]")) event.preventDefault();
}, { capture: true, passive: false });

// ---- sounds ------------------------------------------------------------------------------------

// Made here of noise and sine, so nothing is loaded. A context that runs costs battery: it sleeps
// a while after the last sound, and whenever the page is out of sight.
const SLEEP = 8000;
// A sound that could not begin so soon, in milliseconds, is no longer wanted.
const LATE = 500;

let audio;
let noise;
let wanted;
let asleep;
let is_made = false;
let listens = false;

/** A knock on wood: a burst of noise in a resonance, with a little body beneath it. */
function knock(at, pitch, loud, length = 0.05) {
  const burst = audio.createBufferSource();
  burst.buffer = noise;
  const ring = audio.createBiquadFilter();
  ring.type = "bandpass";
  ring.frequency.value = pitch;
  ring.Q.value = 5;
  fade(burst.connect(ring), at, loud * 1.6, length);
  burst.start(at);
  burst.stop(at + length + 0.02);
  tone(at, pitch * 0.32, loud * 0.7, length * 1.3);
}

/** A bar of wood that is struck. */
function tone(at, pitch, loud, length) {
  const wave = audio.createOscillator();
  wave.frequency.setValueAtTime(pitch * 1.04, at);
  wave.frequency.exponentialRampToValueAtTime(pitch, at + 0.02);
  fade(wave, at, loud, length);
  wave.start(at);
  wave.stop(at + length + 0.02);
}

function fade(source, at, loud, length) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(audio.destination);
}

const SOUNDS = {
  move: (t) => knock(t, 1150, 0.3),
  capture: (t) => { knock(t, 900, 0.32); knock(t + 0.07, 1350, 0.2); },
  drop: (t) => knock(t, 1500, 0.34, 0.06),
  promote: (t) => { tone(t + 0.06, 660, 0.1, 0.16); tone(t + 0.13, 990, 0.1, 0.22); },
  check: (t) => { tone(t + 0.09, 784, 0.12, 0.14); tone(t + 0.2, 784, 0.12, 0.2); },
  end: (t) => { [523, 392, 330].forEach((pitch, n) => tone(t + 0.12 + n * 0.15, pitch, 0.14, 0.4)); },
  refused: (t) => knock(t, 260, 0.16, 0.07),
};

function strike() {
  if (!wanted) return;
  const { names, since } = wanted;
  wanted = undefined;
  if (performance.now() - since > LATE || document.hidden) return;
  for (const name of names) SOUNDS[name]?.(audio.currentTime + 0.005);
  rest();
}

function rest() {
  clearTimeout(asleep);
  asleep = setTimeout(() => audio.suspend(), SLEEP);
}

/** Makes the place of all sounds. That takes many times as long as a move, and nothing is shown
    meanwhile: it waits until the page has nothing else to do. */
function make() {
  const Context = window.AudioContext ?? window.webkitAudioContext;
  if (!Context) return;
  // Heard beside the music of the user, and not when the phone is muted.
  if (navigator.audioSession) navigator.audioSession.type = "ambient";
  audio = new Context({ latencyHint: "interactive" });
  noise = audio.createBuffer(1, audio.sampleRate / 10, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) audio.suspend();
  });
  rest();
  wake();
}

function make_once() {
  if (is_made) return;
  is_made = true;
  if (window.requestIdleCallback) requestIdleCallback(make, { timeout: LATE });
  else later(make);
}

function wake() {
  if (!audio || !wanted || document.hidden) return;
  if (audio.state === "running") strike();
  else audio.resume().then(strike, () => {});
}

/** Makes the page heard, in the midst of a touch; what can be heard already waits for its frame. */
function waken() {
  if (!audio) make_once();
  else if (audio.state !== "running") wake();
}

/** Sounds heard together; names are those of SOUNDS. None: it is made ready for the next. */
export function sound(names) {
  if (names) wanted = { names: names.split(" "), since: performance.now() };
  if (!listens) {
    listens = true;
    // Browsers let a page be heard once it has been touched, and a touch counts when it ends.
    for (const event of ["pointerup", "touchend", "click", "keydown"]) {
      addEventListener(event, waken, { capture: true, passive: true });
    }
  }
  if (audio) names && later(wake);
  else if (touched()) make_once();
}

const touched = () => navigator.userActivation?.hasBeenActive ?? false;

// ---- buzzes ------------------------------------------------------------------------------------

/** Whether buzzes are felt here. Desktop browsers have the call and nothing that buzzes. */
export const can_buzz = () => Boolean(navigator.vibrate) && navigator.maxTouchPoints > 0;

/** Times in milliseconds: buzz, rest, buzz… */
export function buzz(times) {
  // Before the first touch a browser not only refuses, it complains.
  if (!can_buzz() || !touched()) return;
  // What is given is gone by then.
  const kept = Array.from(times);
  later(() => navigator.vibrate(kept));
}
