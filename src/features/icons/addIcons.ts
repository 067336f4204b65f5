import { readStored, type StoredValue, writeStored } from '../../shared/storage/browserStorage.ts';
import { requestIdle } from '../../shared/time/requestIdle.ts';
import { addMissingIcon } from '../settings/menuEntryIcon.ts';
import { fetchIcon, iconUrl } from './fetchIcon.ts';
import { iconSymbol } from './iconSymbol.ts';

// Limits the shared storage.
const mostIcons = 40;

const keptIcons: StoredValue<Record<string, string>> = { key: 'icons', version: 1, parse: parseKept };

function parseKept(value: unknown): Record<string, string> | null {
  if (typeof value !== 'object' || value === null) return null;
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Adds icons of the service to the sprite and stores them; tells whether it has all of them. */
export async function addIcons(names: readonly string[], service: string): Promise<boolean> {
  const kept = readStored(keptIcons) ?? {};
  const sprite = document.getElementById('icon-home')?.parentElement;
  const found: Record<string, string> = {};
  await Promise.all(
    names.map(async (name) => {
      const url = iconUrl(service, name);
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
  return Object.keys(found).length === names.length;
}
