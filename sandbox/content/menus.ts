import type { FeatureName } from '../../src/shared/brand/brandNames.ts';
import type { MenuItem } from '../../src/shared/contract/content/menu.ts';
import type { SandboxBrand } from '../tenants.ts';

interface Entry extends MenuItem {
  // Shown while the brand offers all of these.
  needs: readonly FeatureName[];
}

const entry = (label: string, link: string, icon: string, ...needs: FeatureName[]): Entry => ({
  label,
  link,
  icon,
  needs,
});

const site = [
  entry('Cassino', '/casino', 'slots', 'casino'),
  entry('Ao vivo', '/casino/live', 'live', 'casino', 'live'),
  entry('Esportes', '/sports', 'ball', 'sports'),
  entry('E-sports', '/sports/esports', 'gamepad', 'esports'),
  entry('Promoções', '/promotions', 'gift', 'promotions'),
];

const start = [
  entry('Slots', '/casino/slots', 'slots', 'casino', 'slots'),
  entry('Ao vivo', '/casino/live', 'live', 'casino', 'live'),
  entry('Crash', '/casino/crash', 'rocket', 'casino'),
  entry('Mines', '/games/mines', 'mine', 'mines'),
  entry('Double', '/games/double', 'wheel', 'double'),
  entry('Esportes', '/sports', 'ball', 'sports'),
  entry('E-sports', '/sports/esports', 'gamepad', 'esports'),
  entry('Provedores', '/providers', 'grid', 'providers'),
  entry('Promoções', '/promotions', 'gift', 'promotions'),
  entry('Regras de apostas', '/rules-betting', 'book'),
];

const mobile = [
  entry('Início', '/', 'home'),
  entry('Cassino', '/casino', 'slots', 'casino'),
  entry('Esportes', '/sports', 'ball', 'sports'),
  entry('Promoções', '/promotions', 'gift', 'promotions'),
];

const buttons = [
  entry('Mines', '/games/mines', 'mine', 'mines'),
  entry('Double', '/games/double', 'wheel', 'double'),
  entry('Em alta', '/casino/em-alta', 'flame', 'casino'),
];

const offered = (entries: readonly Entry[], { features }: SandboxBrand): MenuItem[] =>
  entries
    .filter(({ needs }) => needs.every((feature) => features[feature]))
    .map(({ label, link, icon }) => ({ label, link, icon }));

// Menus as an operator would configure them, without features that are off.
export const menus = (brand: SandboxBrand) => ({
  general_menu_site: offered(site, brand),
  general_menu_start: offered(start, brand),
  general_menu_mobile: offered(mobile, brand),
  general_dynamic_buttons: offered(buttons, brand),
});
