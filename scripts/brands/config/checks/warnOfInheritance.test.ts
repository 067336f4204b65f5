import { expect, test } from 'vitest';
import { brandEntry, loadFixture } from '../../testFixture.ts';

const config = {
  environments: { staging: {} },
  brands: [
    brandEntry('aurora', {
      realtime: { key: 'a' },
      tags: { key: `\${TAG_KEY:-t}`, script: 'https://t.example' },
      environments: { staging: { origin: 'https://staging.aurora.example' } },
    }),
    brandEntry('boreal', {
      environments: {
        staging: {
          origin: 'https://staging.boreal.example',
          api: { origin: 'https://api.staging.boreal.example' },
        },
      },
    }),
  ],
};

test('warns once for each brand about what its environment shares with production', async () => {
  const { problems, warnings } = await loadFixture(config, { env: 'staging' });
  expect(problems).toEqual([]);
  expect(warnings.map(({ brand, message }) => [brand, message])).toEqual([
    ['aurora', 'inherits from production in staging: api.origin, realtime.key'],
  ]);
  expect((await loadFixture(config)).warnings).toEqual([]);
});
