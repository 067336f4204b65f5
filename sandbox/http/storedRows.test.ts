import { expect, test } from 'vitest';
import { exampleSandbox } from '../../tests/support/operator/exampleSandbox.ts';
import { rateLimiter } from './rateLimiter.ts';

let now = new Date('2026-03-10T12:00:00Z');
const hourMs = 60 * 60_000;
const site = exampleSandbox('aurora', { clock: () => new Date(now), tokenLifetimeS: 10 * 24 * 3600 });
const { call, newPlayer, logIn } = site;

const session = async () => (await logIn(await newPlayer())) ?? '';
async function passed(count: number, send: (index: number) => Promise<{ status: number }>): Promise<number> {
  let successes = 0;
  for (let index = 0; index < count; index += 1) {
    const { status } = await send(index);
    if (status === 200) successes += 1;
    else expect(status).toBe(429);
  }
  return successes;
}

test('opens 120 demonstrations a minute for one visitor, because each of them is stored', async () => {
  const open = (ip: string) => () =>
    call('POST', '/api/casino-games/1001/demo', { ip, body: { device: 'desktop' } });
  expect(await passed(125, open('192.0.2.1'))).toBe(120);
  expect(await passed(1, open('192.0.2.2'))).toBe(1);
  now = new Date(now.getTime() + hourMs);
  expect(await passed(1, open('192.0.2.1'))).toBe(1);
});

test('stores 30 consents of a player in an hour', async () => {
  const token = await session();
  const give = (index: number) =>
    call('POST', '/api/account/consents', { token, body: { kind: 'cookies', version: `v${index}` } });
  expect(await passed(33, give)).toBe(30);
  expect((await call('GET', '/api/account/consents', { token })).body.data).toHaveLength(30);
});

test('stores 50 documents of a player', async () => {
  const token = await session();
  const upload = async () => {
    const form = new FormData();
    form.append('kind', 'identity_front');
    form.append('file', new File([Buffer.from('%PDF-1.7\n')], 'cnh.pdf'));
    const url = 'http://api.aurora.localhost:4000/api/documents';
    const headers = { Authorization: `Bearer ${token}` };
    const response = await site.sandbox.fetch(new Request(url, { method: 'POST', headers, body: form }));
    return { status: response.status, body: await response.json() };
  };
  for (let count = 1; count <= 50; count += 1) {
    if (count % 25 === 0) now = new Date(now.getTime() + hourMs);
    expect((await upload()).status).toBe(200);
  }
  now = new Date(now.getTime() + hourMs);
  const { status, body } = await upload();
  expect([status, body.errors.file[0]]).toEqual([422, expect.stringContaining('50 documentos')]);
});

test('counts long keys without keeping them', () => {
  const limiter = rateLimiter(1, hourMs, () => now);
  const longKey = (index: number) => Buffer.alloc(64 * 1024, `${index} `).toString('latin1');
  const usedMb = () => {
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 1024 / 1024;
  };
  const before = usedMb();
  for (let index = 0; index < 4_000; index += 1) limiter.take(longKey(index));
  expect(() => limiter.take(longKey(7))).toThrow();
  limiter.giveBack(longKey(7));
  limiter.take(longKey(7));
  limiter.forget(longKey(8));
  limiter.take(longKey(8));
  // The keys alone are 250 MB.
  expect(usedMb() - before).toBeLessThan(200);
});
