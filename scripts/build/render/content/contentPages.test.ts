import { expect, test } from 'vitest';
import type { Category } from '../../../../src/shared/contract/casino/casino.ts';
import { testBrand } from '../../../../tests/support/testBrand.ts';
import { contentPages } from './contentPages.ts';

const category = (slug: string): Category => ({ id: slug, name: slug, slug, icon: undefined, games: [] });
const brand = { settings: testBrand() };
const paths = (slugs: string[], taken: string[] = []) =>
  contentPages(brand, { categories: slugs.map(category) }, new Set(taken)).map(({ path }) => path);

test('every category, provider and promotion gets a page, with its date where it is known', () => {
  const promotion = { title: 'x', image: '', description: '', ends_at: undefined };
  const pages = contentPages(
    brand,
    {
      categories: [category('crash')],
      providers: [{ id: '3', name: 'Estúdio', slug: 'estudio', image: undefined, games_count: 1 }],
      promotions: [
        { ...promotion, id: '7', starts_at: '2026-02-03T10:00:00Z' },
        { ...promotion, id: '8', starts_at: 'em breve' },
      ],
    },
    new Set(),
  );
  expect(pages.map(({ file, lastModified }) => [file, lastModified])).toEqual([
    ['casino/crash/index.html', undefined],
    ['providers/estudio/index.html', undefined],
    ['promotions/7/index.html', '2026-02-03'],
    ['promotions/8/index.html', undefined],
  ]);
});

test.each([
  '..',
  '../../evil',
  '.htaccess',
  'a/b',
  'a\\b',
  'a%2fb',
  'a b',
  'ação',
  '',
  'x'.repeat(81),
  'a..b',
  'a.',
  '\u0000',
])('the word %j names no folder', (word) => {
  expect(paths([word])).toEqual([]);
});

test('a page that is there already, or the same word in other letters, is not made twice', () => {
  expect(paths(['slots', 'Slots', 'crash', 'CRASH'], ['/casino/slots'])).toEqual(['/casino/crash']);
});

test('nothing is made for what the brand does not offer', () => {
  const off = { settings: testBrand({ features: { ...brand.settings.features, casino: false } }) };
  expect(contentPages(off, { categories: [category('crash')] }, new Set())).toEqual([]);
});
