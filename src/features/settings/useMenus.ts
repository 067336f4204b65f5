import { useDeferredValue, useMemo } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { productMenu } from './productMenu.ts';
import { type SiteMenuEntry, siteMenu } from './siteMenu.ts';
import { useCapabilities } from './useCapabilities.ts';
import { useSettings } from './useSettings.ts';

export interface Menus {
  /** Header or side menu. */
  site: SiteMenuEntry[];
  /** Quick links on home. */
  start: SiteMenuEntry[];
  /** Bottom bar and drawer on phones. */
  mobile: SiteMenuEntry[];
  dynamicButtons: SiteMenuEntry[];
}

/**
 * The operator's menus without what is off; the product's own where the operator has made none. They arrive in many
 * places at once, dozens of links: those are made in the background, between touches. Whoever shows them keeps what it made
 * of the same ones.
 */
export function useMenus(): Menus {
  const settings = useDeferredValue(useSettings());
  const brand = useBrand();
  const capabilities = useDeferredValue(useCapabilities());
  return useMemo(() => {
    const entries = (items: typeof productMenu) => siteMenu(items, brand, capabilities);
    const { general_menu_site: site, general_menu_start: start, general_menu_mobile: mobile } = settings;
    const own = site.length > 0 ? site : productMenu;
    return {
      site: entries(own),
      start: entries(start.length > 0 ? start : own),
      mobile: entries(mobile.length > 0 ? mobile : own),
      dynamicButtons: entries(settings.general_dynamic_buttons),
    };
  }, [settings, brand, capabilities]);
}
