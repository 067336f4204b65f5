import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { serviceWorker } from './serviceWorker.ts';

const origin = 'https://site.example';
const urlOf = (request: unknown) =>
  new URL(typeof request === 'string' ? request : String(Object(request).url), origin).href;

/** The worker's world: caches in memory, a network that the test answers for. */
function workerOf(build: string, network: (path: string) => Response | null) {
  const kept = new Map<string, Map<string, Response>>();
  const cacheNamed = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      addAll: async (requests: unknown[]) => {
        for (const one of requests)
          entries.set(urlOf(one), new Response(`kept ${new URL(urlOf(one)).pathname}`));
      },
      put: async (request: unknown, response: Response) => void entries.set(urlOf(request), response),
      delete: async (request: unknown) => entries.delete(urlOf(request)),
      keys: async () => [...entries.keys()],
    };
  };
  const caches = {
    open: async (name: string) => cacheNamed(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (request: unknown, { cacheName }: { cacheName?: string } = {}) =>
      [...kept]
        .filter(([name]) => !cacheName || name === cacheName)
        .map(([, entries]) => entries.get(urlOf(request)))
        .find(Boolean),
  };
  const listeners = new Map<string, (event: unknown) => void>();
  let hasSkipped = false;
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    skipWaiting: () => {
      hasSkipped = true;
    },
  };
  const fetch = async (request: unknown) => {
    const response = network(new URL(urlOf(request)).pathname);
    if (!response) throw new TypeError('Failed to fetch');
    return response;
  };
  class PathRequest extends Request {
    constructor(path: string) {
      super(new URL(path, origin));
    }
  }
  const script = serviceWorker(build, ['/assets/entry.js']);
  runInNewContext(script, { self, caches, fetch, URL, Request: PathRequest, Response });

  const fire = async (name: string, event: Record<string, unknown> = {}): Promise<string | null> => {
    const waited: unknown[] = [];
    const responses: Promise<Response>[] = [];
    const respondWith = (given: Promise<Response>) => responses.push(given);
    listeners.get(name)?.({ ...event, respondWith, waitUntil: (work: unknown) => waited.push(work) });
    const given = await responses[0];
    const text = given ? await given.text() : null;
    await Promise.all(waited);
    return text;
  };
  const ask = (path: string, destination = '', mode = 'no-cors') =>
    fire('fetch', {
      request: { url: origin + path, method: 'GET', mode, destination, headers: new Headers() },
    });
  return { fire, ask, kept, hasSkipped: () => hasSkipped };
}

const image = (headers: Record<string, string> = {}, size = 10) =>
  new Response('x'.repeat(size), { headers: { 'Content-Type': 'image/png', ...headers } });
const offline = () => null;

test('a start without network gets the shell and what it needs', async () => {
  const { fire, ask } = workerOf('b1', offline);
  await fire('install');
  expect(await ask('/casino', 'document', 'navigate')).toBe('kept /200.html');
  expect(await ask('/assets/entry.js', 'script')).toBe('kept /assets/entry.js');
});

test('with network every page comes from it', async () => {
  const { fire, ask } = workerOf('b1', () => new Response('fresh'));
  await fire('install');
  expect(await ask('/casino', 'document', 'navigate')).toBe('fresh');
});

test('a new release leaves nothing of the old shell, and keeps the pictures', async () => {
  const { fire, kept } = workerOf('b2', offline);
  kept.set('shell-b1', new Map());
  kept.set('pictures', new Map());
  await fire('install');
  await fire('activate');
  expect([...kept.keys()].sort()).toEqual(['pictures', 'shell-b2']);
});

test('it waits no longer when the page says so', async () => {
  const { fire, hasSkipped } = workerOf('b1', offline);
  await fire('message', { data: { type: 'else' } });
  expect(hasSkipped()).toBe(false);
  await fire('message', { data: { type: 'SKIP_WAITING' } });
  expect(hasSkipped()).toBe(true);
});

test('pictures are kept for when the network is gone, the newest eighty of them', async () => {
  let isOnline = true;
  const { ask, kept } = workerOf('b1', () => (isOnline ? image() : null));
  for (let number = 0; number < 100; number += 1) await ask(`/storage/${number}.png`, 'image');
  expect(kept.get('pictures')?.size).toBe(80);
  isOnline = false;
  expect(await ask('/storage/99.png', 'image')).toBe('xxxxxxxxxx');
  await expect(ask('/storage/0.png', 'image')).rejects.toThrow('Failed to fetch');
});

test.each([
  ['an answer for one person', '/storage/a.png', image({ 'Cache-Control': 'private, max-age=60' })],
  ['what must not be stored', '/storage/a.png', image({ 'Cache-Control': 'no-store' })],
  [
    'a page in a picture’s place',
    '/storage/a.png',
    new Response('<h1>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  [
    'a failure',
    '/storage/a.png',
    new Response('', { status: 404, headers: { 'Content-Type': 'image/png' } }),
  ],
  ['a picture that is too large', '/storage/a.png', image({}, 300_001)],
])('%s is passed on and not kept', async (_name, path, response) => {
  const { ask, kept } = workerOf('b1', () => response);
  expect(await ask(path, 'image')).not.toBeNull();
  expect(kept.get('pictures')?.size ?? 0).toBe(0);
});

test.each(['/api/auth/me', '/v2/settings/', '/api/documents/7/picture', '/builds/latest.json'])(
  'it leaves %s untouched',
  async (path) => {
    const { ask } = workerOf('b1', () => image());
    expect(await ask(path, path.endsWith('picture') ? 'image' : '')).toBeNull();
  },
);
