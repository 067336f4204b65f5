import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { getProvidersCall } from '../../../../src/shared/contract/casino/providers.ts';
import { getPromotionsCall } from '../../../../src/shared/contract/content/promotions.ts';
import { type Asking, askFor, askForSeo, askForSettings } from './askOperator.ts';

/** Answers of an operator by URL: a status alone, or a body. */
async function operator(
  responses: Record<string, number | string>,
): Promise<{ asking: Asking; warnings: string[] }> {
  const server = createServer((request, response) => {
    const body = responses[request.url ?? ''] ?? 404;
    if (typeof body === 'number') response.writeHead(body).end();
    else response.writeHead(200).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const warnings: string[] = [];
  return {
    asking: { origin: `http://127.0.0.1:${port}`, timeoutMs: 5_000, warn: (line) => warnings.push(line) },
    warnings,
  };
}

test('an answer is read by the contract; items that are none of it are left out, and told about', async () => {
  const { asking, warnings } = await operator({
    '/api/casino-games/providers': JSON.stringify([{ id: 1, name: 'A', slug: 'a' }, { id: 2 }]),
  });
  expect(await askFor(getProvidersCall, asking)).toMatchObject([{ id: '1', slug: 'a' }]);
  expect(warnings).toEqual([expect.stringContaining('1 items are not as the contract says')]);
});

test.each([
  ['no list', '{"x":1}', 'not as the contract says'],
  ['no JSON', '<html>', 'JSON'],
  ['a refusal', 503, 'status 503'],
])('warns about %s and takes nothing from it', async (_, body, said) => {
  const { asking, warnings } = await operator({ '/v2/promotions': body });
  expect(await askFor(getPromotionsCall, asking)).toBeNull();
  expect(warnings).toEqual([expect.stringContaining(said)]);
});

test('warns with the URL when no server answers', async () => {
  const warnings: string[] = [];
  const asking = {
    origin: 'http://127.0.0.1:9',
    timeoutMs: 2_000,
    warn: (line: string) => warnings.push(line),
  };
  expect(await askForSettings(asking)).toBeNull();
  expect(warnings).toEqual([
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\/v2\/settings\/: .*ECONNREFUSED/),
  ]);
});

test('one setting that makes no sense keeps its default', async () => {
  const { asking, warnings } = await operator({
    '/v2/settings/': JSON.stringify({ general_title: 'Casa', deposit_min: 'muito' }),
  });
  expect(await askForSettings(asking)).toMatchObject({ general_title: 'Casa', deposit_min: 100 });
  expect(warnings).toEqual([expect.stringContaining('deposit_min')]);
});

test('a page without texts of its own has two empty ones', async () => {
  const { asking, warnings } = await operator({
    '/api/seo?section_name=home_page': 204,
    '/api/seo?section_name=casino_categories&source_id=a+b': JSON.stringify({ title: 'T', content: null }),
  });
  expect(await askForSeo({ section: 'home_page' }, asking)).toEqual({ title: '', content: '' });
  expect(await askForSeo({ section: 'casino_categories', sourceId: 'a b' }, asking)).toEqual({
    title: 'T',
    content: '',
  });
  expect(warnings).toEqual([]);
});
