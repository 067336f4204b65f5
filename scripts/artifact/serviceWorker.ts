/**
 * The service worker of an artifact. It keeps the app shell for a start without network and nothing else: no
 * answer of the API, nothing that belongs to a player, no page that could outlive its release.
 */
export function serviceWorker(buildId: string, shellFiles: readonly string[]): string {
  return `const cacheName = ${JSON.stringify(`shell-${buildId}`)};
const shell = '/200.html';
const files = ${JSON.stringify([...shellFiles])};

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([shell, ...files])));
});

self.addEventListener('message', (event) => {
  if (event.data && event.data.type === 'SKIP_WAITING') self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('shell-') && name !== cacheName).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(shell).then((page) => page || Response.error())));
  } else if (files.includes(url.pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept || fetch(request)));
  }
});
`;
}
