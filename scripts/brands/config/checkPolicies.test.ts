import { expect, test } from 'vitest';
import { brandEntry, problemsOf } from '../testFixture.ts';

test('refuses a brand whose origins fit into no header', async () => {
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
