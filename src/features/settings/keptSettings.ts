import { readSettings, type Settings } from '../../shared/contract/settings.ts';
import { readStored, type StoredValue, writeStored } from '../../shared/storage/browserStorage.ts';

/** The early script looks for this key, so that a visitor who knows the operator's menus never sees the product's. */
const storedSettings: StoredValue<Settings> = {
  key: 'settings',
  version: 1,
  parse: (value) => readSettings(value).settings,
};

let kept: Settings | null | undefined;

/** Settings of the last visit, or null. They are read once: what arrives during a visit is in the store. */
export function keptSettings(): Settings | null {
  kept ??= readStored(storedSettings);
  return kept;
}

export function keepSettings(settings: Settings): void {
  writeStored(storedSettings, settings);
}
