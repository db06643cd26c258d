// Opens the application where the server is not reached: it keeps the page and the files of one
// build, and no answer of the API. What a person has read is kept by the pages themselves, and is
// removed at sign-out (docs/decisions/0036-offline.md).

/* `offlineBuild` is written by the build: { version, entry, files }. */
importScripts('offline-build.js', 'push-worker.js');

const { version, entry, files } = self.offlineBuild;
const prefix = 'sarn-shell-';
const shell = prefix + version;
const kept = new Set(files);
/** A page that has not come after this time is opened from the device. */
const patienceMs = 6000;
/** Proxies answer with these where the server behind them does not. */
const unreached = new Set([502, 503, 504]);
const anyEncoding = { ignoreVary: true };

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));
// The pages of an older build still load its files: it leaves when the last of them is closed.
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

// A page of this build asks when it starts; while there is another, an older build may be in use.
self.addEventListener('message', (event) => {
  if (event.data === 'replace') event.waitUntil(replaceIfAlone());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (request.method !== 'GET' || path === null) return;
  if (request.mode === 'navigate') {
    // A session is ended by the server, which asks first where another site leads here.
    if (isPage(path) && !endsSession(request.url)) event.respondWith(page(request));
  } else if (path.startsWith('assets/')) event.respondWith(fileOf(request));
  else if (kept.has(path)) event.respondWith(newest(request));
});

async function keepBuild() {
  const cache = await caches.open(shell);
  const index = await fetch(self.registration.scope, { cache: 'no-store' });
  const html = await index.clone().text();
  // Another build was installed on the server meanwhile: the browser tries again with its worker.
  if (!index.ok || !html.includes(entry)) throw new Error('the page is of another build');
  // A few at a time: on a slow line the page itself goes first.
  for (let at = 0; at < files.length; at += 6) await cache.addAll(files.slice(at, at + 6));
  await cache.put(self.registration.scope, index);
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== shell);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function replaceIfAlone() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length <= 1) await self.skipWaiting();
}

/** The path below the base; null for another origin or base. */
function pathOf(address) {
  const { scope } = self.registration;
  return address.startsWith(scope) ? address.slice(scope.length).split(/[?#]/, 1)[0] : null;
}

/** As the server decides it: neither a call nor a file. */
function isPage(path) {
  return !/^(api|docs|healthz|readyz|socket\.io)(\/|$)/.test(path) && !/\.\w+$/.test(path);
}

function endsSession(address) {
  return new URL(address).searchParams.get('forceLogout') === 'true';
}

async function page(request) {
  const cache = await caches.open(shell);
  const index = await cache.match(self.registration.scope, anyEncoding);
  if (!index) return fetch(request);
  const answer = await Promise.race([fetch(request).catch(() => null), after(patienceMs)]);
  return answer && !unreached.has(answer.status) ? answer : index;
}

/** A file with a hash in its name never changes. */
async function fileOf(request) {
  return (await caches.match(request, anyEncoding)) ?? fetch(request);
}

/** Logos have no hash: those of the server, else those of the build. */
async function newest(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    const file = await caches.match(request, anyEncoding);
    if (file) return file;
    throw failure;
  }
}

const after = (ms) => new Promise((resolve) => setTimeout(() => resolve(null), ms));
