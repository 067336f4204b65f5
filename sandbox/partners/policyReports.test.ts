import { expect, test } from 'vitest';
import { exampleSandbox } from '../../tests/support/operator/exampleSandbox.ts';

const example = exampleSandbox('velvora');

const newForm = (change: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js',
    documentURL: 'http://velvora.localhost:4000/',
    sample: '',
    ...change,
  },
});

async function send(path: string, body: string, type = 'application/reports+json'): Promise<number> {
  const request = new Request(`http://partners.localhost:4000${path}`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });
  return (await example.sandbox.fetch(request)).status;
}

test('keeps reports of both forms', async () => {
  const old = {
    'csp-report': {
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/x.png',
      'document-uri': 'http://velvora.localhost:4000/casino',
    },
  };
  expect(await send('/reports/velvora', JSON.stringify([newForm()]))).toBe(204);
  expect(await send('/reports/velvora', JSON.stringify(old), 'application/csp-report')).toBe(204);
  expect(example.sandbox.control.policyReports('velvora')).toEqual([
    {
      directive: 'img-src',
      blocked: 'https://evil.example/x.png',
      page: 'http://velvora.localhost:4000/casino',
      sample: '',
    },
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      page: 'http://velvora.localhost:4000/',
      sample: '',
    },
  ]);
});

test('lets a page of any origin send reports', async () => {
  const asked = await example.sandbox.fetch(
    new Request('http://partners.localhost:4000/reports/velvora', { method: 'OPTIONS' }),
  );
  expect([asked.status, asked.headers.get('Access-Control-Allow-Headers')]).toEqual([204, 'Content-Type']);
});

test.each([
  ['/reports/velvora', '{"broken', 'application/reports+json', 400],
  ['/reports/velvora', 'a=b', 'text/plain', 415],
  ['/reports/velvora', `"${'a'.repeat(70_000)}"`, 'application/reports+json', 413],
  ['/reports/nothing', '[]', 'application/reports+json', 404],
  ['/reports/velvora', '[null, 1, {"type":"deprecation","body":{}}]', 'application/reports+json', 204],
])('answers %s with %.20j of %s by %d', async (path, body, type, status) => {
  const before = example.sandbox.control.policyReports('velvora');
  expect(await send(path, body, type)).toBe(status);
  expect(example.sandbox.control.policyReports('velvora')).toEqual(before);
});

test('is bounded in number, in length and in time', async () => {
  const long = newForm({ sample: 'a'.repeat(5_000) });
  const statuses: number[] = [];
  for (let round = 0; round < 110; round += 1)
    statuses.push(await send('/reports/velvora', JSON.stringify(Array.from({ length: 10 }, () => long))));
  const kept = example.sandbox.control.policyReports('velvora');
  expect(kept).toHaveLength(50);
  expect(kept[0]?.sample).toHaveLength(200);
  expect(statuses[0]).toBe(204);
  expect(statuses.at(-1)).toBe(429);
});
