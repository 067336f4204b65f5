import { useMemo, useSyncExternalStore } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { defaultSettings } from '../../shared/contract/settings/defaultSettings.ts';
import { defaultMenu, defaultPhoneMenu } from '../../shared/paths/defaultMenus.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { capabilitiesOf } from './capabilities.ts';
import { keptSettings, type MenuSettings } from './keptSettings.ts';
import { type SiteMenuEntry, siteMenu } from './siteMenu.ts';
import { getSettings } from './useSettings.ts';
import { useSteady } from './useSteady.ts';

export interface Menus {
  // Header or side menu.
  site: SiteMenuEntry[];
  // Quick links on home.
  start: SiteMenuEntry[];
  // Bottom bar and drawer on phones.
  mobile: SiteMenuEntry[];
  dynamicButtons: SiteMenuEntry[];
  // `data-stand-in`: `elementCss` hides default menus from visitors who have stored the operator's.
  isStandIn: true | undefined;
}

const never = () => () => {};

/**
 * Returns the operator's menus: loaded, stored from the last visit, or the default ones. They update in a
 * transition, never under a pointer.
 */
export function useMenus(): Menus {
  const brand = useBrand();
  const response = useAppSelector(getSettings.select).data;
  const kept = useSyncExternalStore(never, keptSettings, () => null);
  const settings = useSteady<MenuSettings>(response ?? kept ?? defaultSettings);
  return useMemo(() => {
    const capabilities = capabilitiesOf(settings, brand.features);
    const entries = (items: typeof defaultMenu) => siteMenu(items, brand, capabilities);
    const { general_menu_site: site, general_menu_start: start, general_menu_mobile: mobile } = settings;
    const first = (...menus: (typeof defaultMenu)[]) => entries(menus.find((menu) => menu.length > 0) ?? []);
    return {
      site: first(site, defaultMenu),
      start: first(start, site, defaultMenu),
      mobile: first(mobile, site, defaultPhoneMenu),
      dynamicButtons: entries(settings.general_dynamic_buttons),
      isStandIn: settings === defaultSettings || undefined,
    };
  }, [settings, brand]);
}
