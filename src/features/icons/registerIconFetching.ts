import type { Settings } from '../../shared/contract/settings/settings.ts';
import type { AppStartListening, AppStore } from '../../shared/state/rootState.ts';
import type { Services } from '../../shared/state/services.ts';
import { isKitIcon } from '../settings/menuEntryIcon.ts';
import { refreshMenus } from '../settings/settingsApi.ts';
import { selectSettings } from '../settings/useSettings.ts';

// No menu is longer.
const mostIcons = 40;

/** Fetches the menu icons that the kit lacks from the brand's service once and stores them. */
export function registerIconFetching(
  startListening: AppStartListening,
  store: Pick<AppStore, 'dispatch' | 'getState'>,
  { brand: { icons: service } }: Pick<Services, 'brand'>,
): void {
  if (!service) return;
  const tried = new Set<string>();

  async function fetchNamed(base: string): Promise<void> {
    const names = menuIconNames(selectSettings(store.getState())).filter((name) => !tried.has(name));
    if (names.length === 0) return;
    for (const name of names) tried.add(name);
    const { addIcons } = await import('./addIcons.ts');
    if (!(await addIcons(names, base))) store.dispatch(refreshMenus());
  }

  startListening({
    predicate: (_action, current, previous) => selectSettings(current) !== selectSettings(previous),
    effect: () => fetchNamed(service),
  });
  void fetchNamed(service);
}

function menuIconNames(settings: Settings): string[] {
  const { general_menu_site, general_menu_start, general_menu_mobile, general_dynamic_buttons } = settings;
  const entries = [
    general_menu_site,
    general_menu_start,
    general_menu_mobile,
    general_dynamic_buttons,
  ].flat();
  const names = entries.flatMap(({ icon }) => (icon && !isKitIcon(icon) ? icon : []));
  return [...new Set(names)].slice(0, mostIcons);
}
