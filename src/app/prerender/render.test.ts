import { beforeAll, expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import type { Category, Game } from '../../shared/contract/casino/casino.ts';
import type { OperatorContent } from '../../shared/contract/content/operatorContent.ts';
import { defaultSettings } from '../../shared/contract/settings/defaultSettings.ts';
import type { PageData } from '../../shared/paths/pageData.ts';
import { render } from './render.tsx';

const brand = testBrand();

const game = (index: number): Game => ({
  id: String(index),
  name: `Jogo ${index}`,
  slug: `jogo-${index}`,
  image: `/storage/${index}.png`,
  image_cf: undefined,
  image_color: '#123456',
  image_wide: undefined,
  provider: { id: String(index % 2), name: `Estúdio ${index % 2}`, slug: `estudio-${index % 2}` },
  live: false,
  table: undefined,
  rtp: undefined,
  demo: false,
});
const category = (id: string, slug: string, from: number, count: number): Category => ({
  id,
  slug,
  name: `Categoria ${slug}`,
  icon: undefined,
  games: Array.from({ length: count }, (_, index) => game(from + index)),
});

const content: OperatorContent = {
  settings: { ...defaultSettings, general_title: 'Casa', maintence: true },
  categories: [category('1', 'slots', 0, 300), category('9', 'crash', 300, 100)],
  providers: ['0', '1'].map((id) => ({
    id,
    name: `Estúdio ${id}`,
    slug: `estudio-${id}`,
    image: undefined,
    games_count: 9,
  })),
  promotions: [
    {
      id: '4',
      title: 'Torneio',
      image: '',
      description: '<script>x</script>',
      starts_at: undefined,
      ends_at: '2020-01-01',
    },
  ],
  banners: [
    { id: '1', image: '/storage/b.png', image_mobile: '/storage/m.png', link: '/casino', section: undefined },
  ],
  promotionTexts: { '4': '<p>As <b>regras</b></p>' },
  seo: {
    '/casino/crash': { title: 'Jogos crash', content: 'Suba' },
    '/providers': { title: '', content: '' },
  },
};

const page = (path: string, given: PageData = {}) => render({ path, brand, page: given, content });

// Loads every page module once.
beforeAll(() => page('/'), 60_000);

test("renders the operator's first games, providers, promotions and banner on home", async () => {
  const { body, carried } = await page('/');
  for (const shown of [
    'Jogo 0',
    'Jogo 300',
    'Estúdio 1',
    'Torneio',
    'https://api.teste.example/storage/b.png',
  ])
    expect(body).toContain(shown);
  expect(body.match(/data-game/g)).toHaveLength(20);
  expect(JSON.stringify(carried).length).toBeLessThan(20_000);
});

test('renders ten games of each of the first three rows of home and three of each further one', async () => {
  const categories = Array.from({ length: 8 }, (_, index) =>
    category(String(index), `categoria-${index}`, index * 100, 50),
  );
  const { body, carried } = await render({ path: '/', brand, page: {}, content: { ...content, categories } });
  expect(body.match(/data-game/g)).toHaveLength(45);
  expect(JSON.stringify(carried).match(/"provider":/g)).toHaveLength(45);
  expect(JSON.stringify(carried)).not.toContain('image_color');
});

test.each([
  ['/casino', 'Jogo 29', 'Jogo 31'],
  ['/casino/slots', 'Jogo 29', 'Jogo 31'],
  ['/casino/crash', 'Jogo 329', 'Jogo 331'],
  ['/providers/estudio-1', 'Jogo 59', 'Jogo 61'],
])('renders only the first games of %s', async (path, last, further) => {
  const { status, body, carried } = await page(path);
  expect(status).toBe(200);
  expect(body).toContain(last);
  expect(body).not.toContain(further);
  expect(JSON.stringify(carried)).not.toContain(`${further}"`);
});

test('renders the sanitized text of a promotion', async () => {
  const { body, carried } = await page('/promotions/4');
  expect(body).toContain('<p>As <b>regras</b></p>');
  expect(JSON.stringify(carried)).not.toContain('<script');
});

test.each(['/casino/nada', '/providers/nada', '/promotions/nada'])(
  'responds to %s with 404',
  async (path) => {
    expect((await page(path)).status).toBe(404);
  },
);

test("uses the operator's titles and descriptions and ignores empty ones", async () => {
  expect((await page('/casino/crash')).head).toContain('<title>Jogos crash | Casa</title>');
  expect((await page('/providers')).head).toContain('<title>Apostas Online | Casa</title>');
  expect((await page('/promotions/4')).head).toContain('<title>Apostas Online | Casa</title>');
});

test.each([
  '/',
  '/casino',
  '/casino/crash',
  '/providers/estudio-0',
  '/promotions',
  '/promotions/4',
  '/sports',
])('hydrates %s from the prerendered state', async (path) => {
  const { body, carried } = await page(path);
  const inBrowser: PageData = JSON.parse(JSON.stringify(carried));
  expect((await render({ path, brand, page: inBrowser })).body).toBe(body);
});

test('prerenders a site in maintenance as open', async () => {
  expect(JSON.stringify((await page('/')).carried)).toContain('"maintence":false');
});

test.each(['/sports', '/sports/esports'])(
  'says on %s what the sportsbook offers, before its guards have decided',
  async (path) => {
    expect((await page(path)).body).toContain('Odds ao vivo e antes do jogo');
  },
);

test('carries the shape of the pending sportsbook on its own pages alone', async () => {
  const isShaped = async (path: string) => (await page(path)).styles.includes('[data-pending]::after');
  expect(await isShaped('/sports')).toBe(true);
  expect(await isShaped('/sports/esports')).toBe(true);
  expect(await isShaped('/')).toBe(false);
});
