import { readStored, type StoredValue, writeStored } from '../storage/browserStorage.ts';

/** A page that reloaded by itself less than 10 s ago would only do it again. */
export const reloadGuardMs = 10_000;

const storedReload: StoredValue<number> = {
  key: 'reloadedAt',
  version: 1,
  parse: (value) => (typeof value === 'number' ? value : null),
};

/** Milliseconds until the page may reload by itself; 0: now. */
export function reloadWaitMs(nowMs: number = Date.now()): number {
  const last = readStored(storedReload, 'sessionStorage', nowMs);
  if (last === null || last > nowMs) return 0;
  return Math.max(0, last + reloadGuardMs - nowMs);
}

/** Fetches the page anew, once within the guard's time. Without storage it cannot be counted, so it is not done. */
export function reloadOnce(target: Pick<Location, 'reload'>, nowMs: number = Date.now()): boolean {
  if (reloadWaitMs(nowMs) > 0 || !writeStored(storedReload, nowMs, 'sessionStorage', nowMs)) return false;
  target.reload();
  return true;
}
