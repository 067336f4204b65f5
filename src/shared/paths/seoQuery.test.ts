import { expect, test } from 'vitest';
import { seoQuery } from './seoQuery.ts';

test.each([
  ['index', {}, { section: 'home_page' }],
  ['play-id', { id: '42' }, { section: 'casino_games', sourceId: '42' }],
  ['casino-live', {}, { section: 'casino_categories', sourceId: '2' }],
  ['casino-slots', {}, { section: 'casino_categories', sourceId: '1' }],
  ['casino-category', { categoryName: 'crash' }, { section: 'casino_categories', sourceId: 'crash' }],
  ['providers-id', { id: 'estudio' }, { section: 'casino_providers', sourceId: 'estudio' }],
  ['sports', { '*': 'live' }, { section: 'sports' }],
  ['promotions-id', { id: '7' }, { section: 'promotions-id', sourceId: '7' }],
  ['play-provider-name', { provider: 'a', name: 'b' }, { section: 'play-provider-name', sourceId: 'a' }],
  ['user-wallet', {}, { section: 'user-wallet' }],
] as const)('requests the SEO record of %s', (routeId, params, expected) => {
  expect(seoQuery(routeId, params)).toEqual(expected);
});
