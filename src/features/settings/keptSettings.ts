import type { MenuItem } from '../../shared/contract/content/menu.ts';
import { defaultSettings } from '../../shared/contract/settings/defaultSettings.ts';
import type { Settings } from '../../shared/contract/settings/settings.ts';
import { readStored, type StoredValue, writeStored } from '../../shared/storage/browserStorage.ts';
import type { SwitchSettings } from './capabilities.ts';

// What the menus are made from.
export type MenuSettings = SwitchSettings &
  Pick<
    Settings,
    'general_menu_site' | 'general_menu_start' | 'general_menu_mobile' | 'general_dynamic_buttons'
  >;

// The early script reads this key to avoid a flash of the default menus.
const storedSettings: StoredValue<MenuSettings> = { key: 'settings', version: 1, parse: menuSettings };

let kept: MenuSettings | null | undefined;

/** Reads the settings of the last visit once; later ones are in the store. */
export function keptSettings(): MenuSettings | null {
  kept ??= readStored(storedSettings);
  return kept;
}

export function keepSettings(settings: Settings): void {
  writeStored(storedSettings, settings);
}

const defaults: Record<string, unknown> = defaultSettings;

// Without the schema, which the first load does not have: a value of another type keeps its default.
function menuSettings(stored: unknown): MenuSettings | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const usable = Object.entries(stored).filter(([key, value]) =>
    Array.isArray(defaults[key])
      ? Array.isArray(value) && value.every(isMenuItem)
      : typeof value === typeof defaults[key],
  );
  return { ...defaultSettings, ...Object.fromEntries(usable) };
}

function isMenuItem(item: Partial<MenuItem> | null): boolean {
  return typeof item?.label === 'string' && typeof item.link === 'string';
}
