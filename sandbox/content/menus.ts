import type { MenuItem } from '../../src/shared/contract/content/menu.ts';
import { defaultMenu, defaultPhoneMenu } from '../../src/shared/paths/defaultMenus.ts';
import { routeOfPath } from '../../src/shared/paths/routeOfPath.ts';
import { routeEntry } from '../../src/shared/paths/routeRules.ts';
import type { SandboxBrand } from '../tenants.ts';

function offered(menu: readonly MenuItem[], { features }: SandboxBrand): MenuItem[] {
  return menu.flatMap((item) => {
    const route = routeOfPath(item.link);
    const { anyOf, icon } = route ? routeEntry(route) : {};
    return !anyOf || anyOf.some((feature) => features[feature]) ? [{ ...item, icon }] : [];
  });
}

// Equal the menus that a page is painted with, so that no entry moves when the settings arrive.
export const menus = (brand: SandboxBrand) => ({
  general_menu_site: offered(defaultMenu, brand),
  general_menu_start: offered(defaultMenu, brand),
  general_menu_mobile: offered(defaultPhoneMenu, brand),
  general_dynamic_buttons: [],
});
