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

// Reading `window.localStorage` itself throws where the player blocks site data.
function openArea(area: StorageArea): Storage | null {
  try {
    return globalThis[area] ?? null;
  } catch {
    return null;
  }
}

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

/** Reads a stored value; null when there is none, it is too old, of another version, broken or blocked. */
export function readStored<T>(
  stored: StoredValue<T>,
  area: StorageArea = 'localStorage',
  nowMs: number = Date.now(),
): T | null {
  try {
    const text = openArea(area)?.getItem(stored.key);
    if (!text) return null;
    const envelope: unknown = JSON.parse(text);
    if (!isEnvelope(envelope) || envelope.version !== stored.version || envelope.expiresAt <= nowMs)
      return null;
    return stored.parse(envelope.value);
  } catch {
    return null;
  }
}

/** Returns whether the value was stored; a full or blocked storage is no error for the player. */
export function writeStored<T>(
  stored: StoredValue<T>,
  value: T,
  area: StorageArea = 'localStorage',
  nowMs: number = Date.now(),
): boolean {
  try {
    const target = openArea(area);
    if (!target) return false;
    const envelope: Envelope = { version: stored.version, expiresAt: nowMs + storedForMs, value };
    target.setItem(stored.key, JSON.stringify(envelope));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(stored: StoredValue<unknown>, area: StorageArea = 'localStorage'): void {
  try {
    openArea(area)?.removeItem(stored.key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
