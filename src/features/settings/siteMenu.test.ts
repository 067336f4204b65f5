import { expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { defaultSettings } from '../../shared/contract/settings/defaultSettings.ts';
import { defaultMenu } from '../../shared/paths/defaultMenus.ts';
import { capabilitiesOf } from './capabilities.ts';
import { siteMenu } from './siteMenu.ts';

const brand = testBrand();
const allOn = capabilitiesOf(defaultSettings, brand.features);
const item = (link: string) => ({ label: link, link, icon: undefined });
const paths = (links: string[], on = allOn, of = brand) =>
  siteMenu(links.map(item), of, on).map(({ link }) => (link.kind === 'page' ? link.path : link.href));

test('keeps pages and external URLs in order', () => {
  expect(paths(['/casino', 'https://help.test/', '/promotions?a=1'])).toEqual([
    '/casino',
    'https://help.test/',
    '/promotions?a=1',
  ]);
});

test('drops entries without a valid link', () => {
  expect(paths(['javascript:alert(1)', '//other.test', '/no/such/page'])).toEqual([]);
});

test('drops entries of features that the brand lacks', () => {
  const without = testBrand({ features: { ...brand.features, sports: false, esports: false } });
  const on = capabilitiesOf(defaultSettings, without.features);
  expect(paths(['/sports', '/sports/esports', '/casino'], on, without)).toEqual(['/casino']);
});

test('drops entries that the operator switched off', () => {
  const off = capabilitiesOf(
    { ...defaultSettings, casino_enabled: false, deposit_enabled: false },
    brand.features,
  );
  expect(paths(['/casino/slots', '/games/mines', '/user/wallet/deposit', '/sports'], off)).toEqual([
    '/sports',
  ]);
});

test('treats an absolute URL of the site as a page', () => {
  expect(siteMenu([item(`${brand.origin}/casino`)], brand, allOn)[0]?.link).toEqual({
    kind: 'page',
    path: '/casino',
  });
});

test('keeps every entry of the default menu', () => {
  expect(siteMenu(defaultMenu, brand, allOn)).toHaveLength(defaultMenu.length);
});
