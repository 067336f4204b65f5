import type { MenuItem } from '../../shared/contract/content/menu.ts';
import { routeEntry } from '../../shared/paths/routeRules.ts';
import { routeIds } from '../../shared/paths/routeTable.ts';

// Shown when the operator has no menu and until it has loaded; `siteMenu` filters it.
export const defaultMenu: readonly MenuItem[] = routeIds.flatMap((id) => {
  const { menu, title, paths } = routeEntry(id);
  return menu ? [{ label: menu === true ? title : menu, link: paths[0].replace('/*', '') }] : [];
});
