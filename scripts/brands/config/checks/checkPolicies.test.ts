import { expect, test } from 'vitest';
import { brandEntry, problemsOf } from '../../testFixture.ts';

test('refuses a brand whose origins exceed the length of a header', async () => {
  const long = (name: string) => `https://${name}.${'a'.repeat(60)}.${'b'.repeat(60)}.example/x.js`;
  const entry = brandEntry('aurora', {
    verification: { script: long('identity'), token: 't' },
    sportsbook: { script: long('sports'), integration: 'i' },
    gameLauncher: { script: long('games') },
    chat: { script: long('chat') },
  });
  expect(await problemsOf({ brands: [entry] })).toEqual([
    { brand: 'aurora', field: 'id', message: expect.stringMatching(/^The origins of aurora make .* 1500/) },
  ]);
});

test('takes a hash that pins a partner script and refuses anything else in its place', async () => {
  const problems = (integrity: string) =>
    problemsOf({
      brands: [
        brandEntry('aurora', {
          gameLauncher: { script: 'https://games.example/launcher-2.1.js', integrity },
        }),
      ],
    });
  expect(await problems(`sha384-${'A'.repeat(64)}`)).toEqual([]);
  for (const wrong of ['', 'sha384-', `md5-${'A'.repeat(64)}`, 'sha384-abc" onload="x', 'A'.repeat(64)]) {
    expect(await problems(wrong)).toMatchObject([{ brand: 'aurora', field: 'gameLauncher.integrity' }]);
  }
});
