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

test('dresses games in the radius and the mark of the brand around them and in colors of their own', async () => {
  const colours = { primary: '#00c853', background: '#101418' };
  const brand = { appearance: { radius: '6px', colours, mark: '<path d="M4 4h9z"/>' } };
  const services: PartnerServices = (tenant) => (tenant === 'aurora' ? ({ brand } as never) : null);
  const router = partnersRouter(noOperator, services);
  const sheet = await router.request('http://partners.localhost:4000/slots/type/aurora/type.css');
  expect(await sheet.text()).toContain(
    ':root{--radius:6px;--brand:#00c853;--seal:#101418;--mark:url(/slots/type/aurora/mark.svg);}',
  );
  const mark = await router.request('http://partners.localhost:4000/slots/type/aurora/mark.svg');
  expect(await mark.text()).toContain('<path d="M4 4h9z"/>');
  const stages = ['cartomante', 'pipa-voada'].map((slug) => get(`/slots/stage/${slug}/stage.css`));
  const [one, other] = await Promise.all(stages.map(async (stage) => (await stage).text()));
  expect(one).toMatch(/--frame:#[0-9a-f]{6};.*--on-play:#[0-9a-f]{6}/);
  expect(one).not.toBe(other);
  expect((await get('/slots/stage/nenhum/stage.css')).status).toBe(404);
});

test('draws the dealer of a live game in a shape for the side of its table and in one above it', async () => {
  const shapes = await Promise.all(
    ['/tall', ''].map(async (shape) => {
      const response = await get(`/slots/salons/roda-do-bairro${shape}`);
      expect(response.headers.get('content-type')).toContain('image/svg+xml');
      return new Resvg(await response.text(), { font: { loadSystemFonts: false } });
    }),
  );
  expect(shapes.map(({ width, height }) => width > height)).toEqual([false, true]);
  expect((await get('/slots/salons/cartomante/tall')).status).toBe(404);
});

test('lays the cloth of the dealer under a live table and serves the suits of its cards', async () => {
  const [stage, salon] = await Promise.all(
    ['stage/baccarat-brasileiro/stage.css', 'salons/baccarat-brasileiro/tall'].map(async (path) =>
      (await get(`/slots/${path}`)).text(),
    ),
  );
  const cloth = /--cloth:(#[0-9a-f]{6})/.exec(stage ?? '')?.[1];
  expect(cloth).toBeDefined();
  expect(salon).toContain(`fill="${cloth}"`);
  expect(await (await get('/slots/stage/cartomante/stage.css')).text()).not.toContain('--cloth');
  expect(await (await get('/art/suits.ts')).text()).toContain('export const spades');
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

test('serves every module that the sportsbook imports, but no test', async () => {
  const paths = new Set(['/sportsbook/altenarWSDK.js', '/sportsbook/book.ts', '/sportsbook/ticket.ts']);
  for (const path of paths) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 200]);
    const imports = (await response.text()).matchAll(/ from '(\.[^']+)';/g);
    for (const [, name = ''] of imports) paths.add(new URL(name, `http://host${path}`).pathname);
  }
  expect(paths).toContain('/sportsbook/style/slipStyle.ts');
  expect((await get('/sportsbook/ticket.test.ts')).status).toBe(404);
});
