import { reloadWaitMs } from '../../shared/reload/reloadGuard.ts';

// Messages of Chromium, Firefox and WebKit for a module that failed to load.
const messages =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Tells whether an error is a missing chunk for which a reload is allowed; offline it is not. */
export function mayReloadFor(error: unknown, nowMs: number = Date.now()): boolean {
  return (
    error instanceof Error && messages.test(error.message) && navigator.onLine && reloadWaitMs(nowMs) === 0
  );
}
