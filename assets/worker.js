// Keeps the whole site, so that it opens without a network. A version is kept whole or not at all:
// the next one is laid up beside the present one and waits there until the page asks for it.

// Filled in where the site is put together: the version, and the digest of every file by its name;
// the page itself has the name "".
const VERSION = "";
const FILES = {};

const SCOPE = self.registration.scope;
// Another Kete on the same host, in another folder, keeps its own.
const OURS = `kete ${new URL(SCOPE).pathname} `;
const CACHE = OURS + VERSION;

const address = (name) => SCOPE + name;

async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash.slice(0, 6)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The file, if it is the one that belongs to this version. */
async function sound(answer, wanted) {
  const bytes = await answer.clone().arrayBuffer();
  if (!answer.ok || (await digest(bytes)) !== wanted) return undefined;
  // What came by a detour may not be shown as a page.
  return answer.redirected ? new Response(bytes, { headers: answer.headers }) : answer;
}

/** A file: from an older version, as the page has just got it, or from the host. */
async function get(name, wanted) {
  const named = name.includes(wanted);
  const kept = named && (await caches.match(address(name)));
  if (kept && (await sound(kept, wanted))) return kept;
  for (const cache of named ? ["default", "reload"] : ["no-cache", "reload"]) {
    const answer = await sound(await fetch(address(name), { cache }), wanted);
    if (answer) return answer;
  }
  throw new Error(`not the file of this version: ${name}`);
}

async function keep() {
  try {
    const cache = await caches.open(CACHE);
    // One after the other: whoever plays meanwhile comes first.
    for (const [name, wanted] of Object.entries(FILES)) {
      await cache.put(address(name), await get(name, wanted));
    }
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function tidy() {
  // Another window may still run the older version and want more of it: that one goes later.
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const name of windows.length > 1 ? [] : await caches.keys()) {
    if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
  }
  // The first page, which was there before us, is served from now on too.
  await self.clients.claim();
}

async function answer(name, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address(name))) ?? fetch(request);
}

/** A file of another version, which its name tells for certain. */
const other = async (request) => (await caches.match(request)) ?? fetch(request);

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("message", (event) => {
  if (event.data === "take") self.skipWaiting();
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  const path = request.url.slice(SCOPE.length).split(/[?#]/)[0];
  const name = path === "index.html" ? "" : path;
  if (name in FILES) {
    event.respondWith(answer(name, request));
  } else if (/-[0-9a-f]{12}\./.test(name)) {
    event.respondWith(other(request));
  } else if (request.mode === "navigate") {
    // No page of ours: the host may know it. Without one, home.
    event.respondWith(fetch(request).catch(() => Response.redirect(SCOPE)));
  }
});
