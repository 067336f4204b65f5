import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchIcon, iconTimeoutMs, iconUrl } from './fetchIcon.ts';

// Service that sends the given response, or never ends it for null.
async function service(bodyOf: (path: string) => string | null): Promise<string> {
  const server = createServer((request, response) => {
    const text = bodyOf(request.url ?? '');
    if (text !== null) response.end(text);
    else response.write('<svg');
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('returns the drawing of a response in time', async () => {
  const base = await service((path) => path);
  expect(await fetchIcon(`${base}/rocket.svg`)).toBe('/rocket.svg');
});

test('aborts an unfinished response after 1500 ms', async () => {
  const base = await service(() => null);
  const begun = performance.now();
  expect(await fetchIcon(`${base}/rocket.svg`)).toBeNull();
  const tookMs = performance.now() - begun;
  expect(iconTimeoutMs).toBe(1_500);
  expect(tookMs).toBeGreaterThan(1_400);
});

test('returns null for a response too long or a service that is down', async () => {
  const base = await service(() => 'x'.repeat(20_000));
  expect(await fetchIcon(`${base}/rocket.svg`)).toBeNull();
  expect(await fetchIcon('http://127.0.0.1:1/rocket.svg')).toBeNull();
});

test('maps a name to a file and a collection to a directory, and rejects other names', () => {
  expect(iconUrl('https://icons.example/', 'rocket')).toBe('https://icons.example/rocket.svg');
  expect(iconUrl('https://icons.example', 'mdi:rocket-launch')).toBe(
    'https://icons.example/mdi/rocket-launch.svg',
  );
  for (const name of ['', '../x', 'a/b', 'a?b', 'https://evil.example', 'a:b:c', '<svg>', 'a'.repeat(65)])
    expect(iconUrl('https://icons.example', name)).toBeNull();
});
