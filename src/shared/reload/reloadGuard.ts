import { readStored, type StoredValue, writeStored } from '../storage/browserStorage.ts';

// A page that reloaded by itself less than 10 s ago would only repeat it.
export const reloadGuardMs = 10_000;

const storedReload: StoredValue<number> = {
  key: 'reloadedAt',
  version: 1,
  parse: (value) => (typeof value === 'number' ? value : null),
};

/** Returns the milliseconds until the page may reload by itself; 0 means now. */
export function reloadWaitMs(nowMs: number = Date.now()): number {
  const last = readStored(storedReload, 'sessionStorage', nowMs);
  if (last === null || last > nowMs) return 0;
  return Math.max(0, last + reloadGuardMs - nowMs);
}

/**
 * Returns whether the page may reload by itself now, and counts that reload; without storage it never may.
 */
export function claimReload(nowMs: number = Date.now()): boolean {
  return reloadWaitMs(nowMs) === 0 && writeStored(storedReload, nowMs, 'sessionStorage', nowMs);
}

export function reloadOnce(target: Pick<Location, 'reload'>, nowMs: number = Date.now()): boolean {
  const isAllowed = claimReload(nowMs);
  if (isAllowed) target.reload();
  return isAllowed;
}
