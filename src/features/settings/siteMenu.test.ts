import { expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { defaultSettings } from '../../shared/contract/settings.ts';
import { capabilitiesOf } from './capabilities.ts';
import { productMenu } from './productMenu.ts';
import { siteMenu } from './siteMenu.ts';

const brand = testBrand();
const allOn = capabilitiesOf(defaultSettings, brand.features);
const item = (link: string) => ({ label: link, link, icon: undefined });
const paths = (links: string[], on = allOn, of = brand) =>
  siteMenu(links.map(item), of, on).map(({ link }) => (link.kind === 'page' ? link.path : link.href));

test('pages of the site and outside addresses stay, in their order', () => {
  expect(paths(['/casino', 'https://help.test/', '/promotions?a=1'])).toEqual([
    '/casino',
    'https://help.test/',
    '/promotions?a=1',
  ]);
});

test('entries that lead nowhere vanish', () => {
  expect(paths(['javascript:alert(1)', '//other.test', '/no/such/page'])).toEqual([]);
});

test('entries of a feature the brand has not vanish', () => {
  const without = testBrand({ features: { ...brand.features, sports: false, esports: false } });
  const on = capabilitiesOf(defaultSettings, without.features);
  expect(paths(['/sports', '/sports/esports', '/casino'], on, without)).toEqual(['/casino']);
});

test('entries of what the operator switched off vanish', () => {
  const off = capabilitiesOf(
    { ...defaultSettings, casino_enabled: false, deposit_enabled: false },
    brand.features,
  );
  expect(paths(['/casino/slots', '/games/mines', '/user/wallet/deposit', '/sports'], off)).toEqual([
    '/sports',
  ]);
});

test('an absolute address of the site is a page of it', () => {
  expect(siteMenu([item(`${brand.origin}/casino`)], brand, allOn)[0]?.link).toEqual({
    kind: 'page',
    path: '/casino',
  });
});

test('the product’s own menu leads to pages of the product only', () => {
  expect(siteMenu(productMenu, brand, allOn)).toHaveLength(productMenu.length);
});
