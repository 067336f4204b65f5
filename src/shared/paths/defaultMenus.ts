import type { MenuItem } from '../contract/content/menu.ts';
import { routeEntry } from './routeRules.ts';
import { routeIds } from './routeTable.ts';

// Shown when the operator has no menu and until it has loaded; `siteMenu` filters it.
export const defaultMenu: readonly MenuItem[] = routeIds.flatMap((id) => {
  const { menu, title, paths } = routeEntry(id);
  return menu ? [{ label: menu === true ? title : menu, link: paths[0].replace('/*', '') }] : [];
});

const phonePages: readonly string[] = ['/casino', '/sports', '/promotions'];

// The same for the bottom bar of phones.
export const defaultPhoneMenu = defaultMenu.filter(({ link }) => phonePages.includes(link));
