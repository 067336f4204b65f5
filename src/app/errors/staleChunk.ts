import { readStored, type StoredValue, writeStored } from '../../shared/storage/browserStorage.ts';

/** A page that reloaded for this reason less than 10 s ago would only do it again. */
export const reloadGuardMs = 10_000;

const storedReload: StoredValue<number> = {
  key: 'staleChunkReloadAt',
  version: 1,
  parse: (value) => (typeof value === 'number' ? value : null),
};

/** How Chromium, Firefox and WebKit say that a module could not be loaded: after a release, mostly, that it is gone. */
const messages =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export function isStaleChunk(error: unknown): boolean {
  return error instanceof Error && messages.test(error.message);
}

export function mayReloadFor(error: unknown, nowMs: number = Date.now()): boolean {
  if (!isStaleChunk(error)) return false;
  const last = readStored(storedReload, 'sessionStorage', nowMs);
  return last === null || nowMs - last >= reloadGuardMs;
}

/** Fetches the page anew, with the modules of the present release. Without storage it cannot be counted, so it is not done. */
export function reloadOnce(target: Pick<Location, 'reload'>, nowMs: number = Date.now()): boolean {
  if (!writeStored(storedReload, nowMs, 'sessionStorage', nowMs)) return false;
  target.reload();
  return true;
}
