import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { createContent } from '../content/createContent.ts';
import { exampleBrand } from '../content/exampleBrand.ts';
import { homeMatches } from '../games/homeMatches.ts';
import { icons } from './icons.ts';
import type { PartnerServices } from './partnerServices.ts';
import { partnersRouter } from './partnersRouter.ts';

// The test of the identity provider covers these.
const noOperator = { brands: () => [], callErrors: () => [], approveIdentity: async () => false };
const get = (path: string) =>
  partnersRouter(noOperator, () => null).request(`http://partners.localhost:4000${path}`);

describe('icon service', () => {
  test('draws every icon as a well-formed 24 × 24 SVG that any site may load', async () => {
    for (const name of Object.keys(icons)) {
      const response = await get(`/icons/${name}.svg`);
      expect(response.headers.get('content-type')).toContain('image/svg+xml');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const { width, height } = new Resvg(await response.text(), { font: { loadSystemFonts: false } });
      expect({ width, height }).toEqual({ width: 24, height: 24 });
    }
  });

  test('has every icon that the categories name', () => {
    const named = createContent(exampleBrand('aurora'))
      .categories()
      .map(({ icon }) => icon ?? '');
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((icon) => !(icon in icons))).toEqual([]);
  });

  test('returns a 404 with a message for an unknown icon and for partners without a stand-in', async () => {
    for (const path of ['/icons/nenhum.svg', '/icons/toString.svg', '/nobody/tracking.js', '/']) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Not Found');
    }
  });
});

test('dresses games in the colors and the radius of the brand around them', async () => {
  const colours = { primary: '#c8102e', surface: '#1d0f13', text: '#f8f0e7' };
  const brand = { appearance: { colours, radius: '6px' } };
  const services: PartnerServices = (tenant) => (tenant === 'aurora' ? ({ brand } as never) : null);
  const router = partnersRouter(noOperator, services);
  const sheet = await router.request('http://partners.localhost:4000/slots/type/aurora/type.css');
  expect(await sheet.text()).toContain(
    ':root{--brand:#c8102e;--ground:#220b12;--raised:#18080d;--radius:6px}',
  );
});

test('draws for each side of the sportsbook the crest that home shows', async () => {
  const content = createContent(exampleBrand('aurora'));
  for (const { home, crests } of homeMatches(new Date('2026-03-10T12:10:00Z'))) {
    const response = await get(`/sportsbook/crests/${encodeURIComponent(home)}.svg`);
    const crest = await response.text();
    expect(new Resvg(crest).width).toBe(24);
    expect(await content.picture(crests?.home ?? '')).toMatchObject({ body: crest });
  }
  expect((await get('/sportsbook/crests/Nenhum.svg')).status).toBe(404);
});
