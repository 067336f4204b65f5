import { expect, test } from 'vitest';
import type { ResolvedBrand } from '../../scripts/brands/resolvedBrand.ts';
import { brandIds, resolvedBrands } from './artifact.ts';

type Settings = ResolvedBrand['settings'];

const hostnames = ({ origin, domains, api }: Settings) => [
  new URL(origin).hostname,
  new URL(api.origin).hostname,
  ...domains,
  ...api.hosts,
];

const shipped = async () => (await resolvedBrands()).map(({ settings }) => settings);

test('ships one brand of each layout per jurisdiction; the brand of the product has jurisdiction none', async () => {
  const brands = await shipped();
  expect(brands.map(({ id }) => id).sort()).toEqual([...brandIds].sort());
  const kinds = brands.map(({ jurisdiction, layout }) => `${jurisdiction} ${layout}`).sort();
  expect(kinds).toEqual(['br blaze', 'br default', 'br orange', 'none blaze', 'none default', 'none orange']);
  expect(brands.find(({ id }) => id === 'default')?.jurisdiction).toBe('none');
});

test('has hosts under .bet.br only for brands with jurisdiction br', async () => {
  for (const brand of await shipped()) {
    const underBetBr = hostnames(brand).map((host) => host.endsWith('.bet.br'));
    expect({ id: brand.id, underBetBr: [...new Set(underBetBr)] }).toEqual({
      id: brand.id,
      underBetBr: [brand.jurisdiction === 'br'],
    });
  }
});

test('gives every shipped brand its own company, authorization and contacts', async () => {
  const brands = await shipped();
  const facts = brands.flatMap(({ company: { document, authorization, support, ombudsman } }) => [
    document,
    authorization?.number,
    support.email,
    support.phone,
    ombudsman?.email,
    ombudsman?.phone,
  ]);
  expect(new Set(facts).size).toBe(facts.length);
  expect(facts).not.toContain(undefined);
});

test('samples and masks what players type in the monitoring of every shipped brand', async () => {
  for (const { id, monitoring } of await shipped())
    expect({ id, monitoring }).toMatchObject({
      monitoring: { sessionSampleRate: 20, defaultPrivacyLevel: 'mask-user-input' },
    });
});
