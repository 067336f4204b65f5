// The operator's pictures that are cached for a start without network.
const mostPictures = 80;
const largestPictureBytes = 300_000;

// It never caches API responses, player data, or a page that could outlive its release. It does not claim pages opened
// without it, because the app reloads when another worker takes over.
/** Returns an artifact's service worker, which caches the app shell and some pictures for a start without network. */
export function serviceWorker(buildId: string, shellFiles: readonly string[]): string {
  return `const cacheName = ${JSON.stringify(`shell-${buildId}`)};
const pictures = 'pictures';
const shell = '/200.html';
const files = ${JSON.stringify([...shellFiles])};

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(cacheName).then((cache) => cache.addAll([new Request(shell, { cache: 'reload' }), ...files])),
  );
});

self.addEventListener('message', (event) => {
  if (event.data && event.data.type === 'SKIP_WAITING') self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('shell-') && name !== cacheName).map((name) => caches.delete(name)))),
  );
});

// Operators may serve their API on the site's own URL.
const isOfApi = (path) => /^\\/(api|v2|broadcasting)\\//.test(path);

const keepPicture = async (request, response) => {
  const rules = response.headers.get('Cache-Control') || '';
  if (!response.ok || /private|no-store/.test(rules) || !(response.headers.get('Content-Type') || '').startsWith('image/')) return;
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > ${largestPictureBytes}) return;
  const cache = await caches.open(pictures);
  await cache.delete(request);
  await cache.put(request, new Response(bytes, { headers: response.headers }));
  const kept = await cache.keys();
  for (const oldest of kept.slice(0, Math.max(0, kept.length - ${mostPictures}))) await cache.delete(oldest);
};

const picture = async (event) => {
  const { request } = event;
  try {
    const response = await fetch(request);
    event.waitUntil(keepPicture(request, response.clone()).catch(() => {}));
    return response;
  } catch (error) {
    const kept = await caches.match(request, { cacheName: pictures });
    if (kept) return kept;
    throw error;
  }
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(shell).then((page) => page || Response.error())));
  } else if (files.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname).then((kept) => kept || fetch(request)));
  } else if (request.destination === 'image' && !isOfApi(url.pathname) && !request.headers.has('Authorization')) {
    event.respondWith(picture(event));
  }
});
`;
}
