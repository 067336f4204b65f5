// Values in web storage last 30 days.
export const storedForMs = 30 * 24 * 60 * 60 * 1000;

export interface StoredValue<T> {
  key: string;
  // Raise it when the shape changes: older values are then dropped.
  version: number;
  parse: (value: unknown) => T | null;
}

interface Envelope {
  version: number;
  // Milliseconds since 1970.
  expiresAt: number;
  value: unknown;
}

export type StorageArea = 'localStorage' | 'sessionStorage';

// Values that a blocked or full storage did not take; they last as long as the page.
const unstored = new Map<string, string>();

function isEnvelope(value: unknown): value is Envelope {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    'expiresAt' in value &&
    typeof value.expiresAt === 'number' &&
    'value' in value
  );
}

/** Reads a value as it is stored, without parsing it. */
export function readStoredText(key: string, area: StorageArea = 'localStorage'): string | null {
  try {
    // Reading `window.localStorage` itself throws where the player blocks site data.
    return unstored.get(area + key) ?? globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Reads a stored value; null when there is none, it is too old, of another version or broken. */
export function readStored<T>(
  stored: StoredValue<T>,
  area: StorageArea = 'localStorage',
  nowMs: number = Date.now(),
): T | null {
  try {
    const text = readStoredText(stored.key, area);
    if (!text) return null;
    const envelope: unknown = JSON.parse(text);
    if (!isEnvelope(envelope) || envelope.version !== stored.version || envelope.expiresAt <= nowMs)
      return null;
    return stored.parse(envelope.value);
  } catch {
    return null;
  }
}

/** Returns whether the value outlives the page; a full or blocked storage keeps it in memory. */
export function writeStored<T>(
  stored: StoredValue<T>,
  value: T,
  area: StorageArea = 'localStorage',
  nowMs: number = Date.now(),
): boolean {
  const envelope: Envelope = { version: stored.version, expiresAt: nowMs + storedForMs, value };
  const text = JSON.stringify(envelope);
  try {
    globalThis[area].setItem(stored.key, text);
    unstored.delete(area + stored.key);
    return true;
  } catch {
    unstored.set(area + stored.key, text);
    return false;
  }
}

export function removeStored(stored: StoredValue<unknown>, area: StorageArea = 'localStorage'): void {
  unstored.delete(area + stored.key);
  try {
    globalThis[area].removeItem(stored.key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
