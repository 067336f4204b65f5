import { expect, test } from 'vitest';
import { isOutdated } from './buildCheck.ts';

const answering =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });

test('reports another build on the site as outdated', async () => {
  expect(await isOutdated('a1', answering('{"id":"b2","timestamp":"2026-01-01T00:00:00Z"}'))).toBe(true);
  expect(await isOutdated('a1', answering('{"id":"a1"}'))).toBe(false);
});

test.each([
  ['an error page', answering('<h1>502</h1>', 502)],
  ['a page in its place', answering('<h1>Olá</h1>')],
  ['another shape', answering('{"build":7}')],
  ['an empty id', answering('{"id":""}')],
  ['no answer', () => Promise.reject(new TypeError('offline'))],
])('ignores %s', async (_name, ask) => {
  expect(await isOutdated('a1', ask)).toBe(false);
});
