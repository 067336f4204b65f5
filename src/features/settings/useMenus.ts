import { useMemo, useSyncExternalStore } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { defaultSettings } from '../../shared/contract/settings.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { capabilitiesOf } from './capabilities.ts';
import { keptSettings } from './keptSettings.ts';
import { productMenu } from './productMenu.ts';
import { selectSettingsAnswer } from './settingsApi.ts';
import { type SiteMenuEntry, siteMenu } from './siteMenu.ts';
import { useSteady } from './useSteady.ts';

export interface Menus {
  /** Header or side menu. */
  site: SiteMenuEntry[];
  /** Quick links on home. */
  start: SiteMenuEntry[];
  /** Bottom bar and drawer on phones. */
  mobile: SiteMenuEntry[];
  dynamicButtons: SiteMenuEntry[];
  /** For `data-stand-in`: `baseCss` hides menus of the product from visitors who have kept those of the operator. */
  isStandIn: true | undefined;
}

const never = () => () => {};

/**
 * Returns the operator's menus without what is off: those of the settings, else those kept from the last visit, else
 * the product's own. They change in the background and never under a pointer; a component that shows them keeps what it
 * made of the same ones.
 */
export function useMenus(): Menus {
  const brand = useBrand();
  const answer = useAppSelector(selectSettingsAnswer).data;
  const kept = useSyncExternalStore(never, keptSettings, () => null);
  const settings = useSteady(answer ?? kept ?? defaultSettings);
  return useMemo(() => {
    const capabilities = capabilitiesOf(settings, brand.features);
    const entries = (items: typeof productMenu) => siteMenu(items, brand, capabilities);
    const { general_menu_site: site, general_menu_start: start, general_menu_mobile: mobile } = settings;
    const own = site.length > 0 ? site : productMenu;
    return {
      site: entries(own),
      start: entries(start.length > 0 ? start : own),
      mobile: entries(mobile.length > 0 ? mobile : own),
      dynamicButtons: entries(settings.general_dynamic_buttons),
      isStandIn: settings === defaultSettings || undefined,
    };
  }, [settings, brand]);
}
