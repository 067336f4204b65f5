import { readSettings, type Settings } from '../../shared/contract/settings/settings.ts';
import { readStored, type StoredValue, writeStored } from '../../shared/storage/browserStorage.ts';

// The early script reads this key to avoid a flash of the default menus.
const storedSettings: StoredValue<Settings> = {
  key: 'settings',
  version: 1,
  parse: (value) => readSettings(value).settings,
};

let kept: Settings | null | undefined;

/** Reads the settings of the last visit once; later ones are in the store. */
export function keptSettings(): Settings | null {
  kept ??= readStored(storedSettings);
  return kept;
}

export function keepSettings(settings: Settings): void {
  writeStored(storedSettings, settings);
}
