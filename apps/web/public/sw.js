/* The installable shell: pages from the network while there is one, hashed files from the cache, live data never. */
const CACHE = 'alibi-1';
const MOST = 150;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().finally(() => self.skipWaiting()));
});

/** The page that registers this worker was loaded without it: it and its files are fetched once more and kept. */
async function keepShell() {
  const base = self.registration.scope;
  const cache = await caches.open(CACHE);
  const response = await fetch(base);
  if (!response.ok) return;
  const page = await response.clone().text();
  await cache.put(base, response);
  const files = [...page.matchAll(/(?:src|href)="(?:\.\/)?(assets\/[^"]+)"/g)].map(
    ([, file]) => new URL(file, base).href,
  );
  await cache.addAll([...new Set(files)]);
}

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const base = new URL(self.registration.scope);
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return;
  const path = url.pathname.slice(base.pathname.length);
  if (path === 'ws' || path === 'api' || path.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(networkFirst(request, base));
  else if (path.startsWith('assets/')) event.respondWith(cacheFirst(request));
});

/** Every page of the app is the same file; the copy kept is that of the start page. */
async function networkFirst(request, base) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(base.href, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(base.href);
    if (kept !== undefined) return kept;
    throw error;
  }
}

async function cacheFirst(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) await cache.delete(old);
  }
  return response;
}
