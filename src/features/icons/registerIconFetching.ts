import type { Settings } from '../../shared/contract/settings/settings.ts';
import type { AppStartListening, AppStore } from '../../shared/state/rootState.ts';
import type { Services } from '../../shared/state/services.ts';
import { readStored, type StoredValue, writeStored } from '../../shared/storage/browserStorage.ts';
import { requestIdle } from '../../shared/time/requestIdle.ts';
import { addMissingIcon, isKitIcon } from '../settings/menuEntryIcon.ts';
import { refreshMenus } from '../settings/settingsApi.ts';
import { selectSettings } from '../settings/useSettings.ts';
import { fetchIcon, iconUrl } from './fetchIcon.ts';

// Limits the shared storage; no menu is longer.
const mostIcons = 40;

const keptIcons: StoredValue<Record<string, string>> = { key: 'icons', version: 1, parse: parseKept };

function parseKept(value: unknown): Record<string, string> | null {
  if (typeof value !== 'object' || value === null) return null;
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

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
    const kept = readStored(keptIcons) ?? {};
    const { iconSymbol } = await import('./iconSymbol.ts');
    const sprite = document.getElementById('icon-home')?.parentElement;
    const found: Record<string, string> = {};
    await Promise.all(
      names.map(async (name) => {
        const url = iconUrl(base, name);
        const drawing = url && (kept[name] ?? (await fetchIcon(url)));
        // One at a time: sanitizing a drawing takes about one frame on a phone.
        await requestIdle();
        const symbol = drawing ? iconSymbol(`icon-service-${name}`, drawing) : null;
        if (!symbol || !drawing || !sprite) return addMissingIcon(name);
        sprite.append(symbol);
        found[name] = drawing;
      }),
    );
    const all = Object.entries({ ...kept, ...found });
    writeStored(keptIcons, Object.fromEntries(all.slice(-mostIcons)));
    if (Object.keys(found).length < names.length) store.dispatch(refreshMenus());
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
