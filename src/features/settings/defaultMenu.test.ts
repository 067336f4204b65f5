import { expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { defaultSettings } from '../../shared/contract/settings/defaultSettings.ts';
import { defaultMenu } from '../../shared/paths/defaultMenus.ts';
import { capabilitiesOf } from './capabilities.ts';
import { siteMenu } from './siteMenu.ts';

test('lists the pages of the table, in its order and with their icons', () => {
  const brand = testBrand();
  const entries = siteMenu(defaultMenu, brand, capabilitiesOf(defaultSettings, brand.features));
  const shown = entries.map(({ label, link, icon }) => [label, link.kind === 'page' && link.path, icon]);
  expect(shown).toEqual([
    ['Cassino', '/casino', 'chip'],
    ['Ao vivo', '/casino/live', 'live'],
    ['Slots', '/casino/slots', 'slots'],
    ['Esportes', '/sports', 'sports'],
    ['E-sports', '/sports/esports', 'esports'],
    ['Mines', '/games/mines', 'mines'],
    ['Double', '/games/double', 'double'],
    ['Promoções', '/promotions', 'gift'],
  ]);
});
