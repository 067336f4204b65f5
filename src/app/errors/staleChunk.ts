import { reloadWaitMs } from '../../shared/reload/reloadGuard.ts';

/** How Chromium, Firefox and WebKit say that a module could not be loaded: after a release, mostly, that it is gone. */
const messages =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Without network a module is missing for another reason, and the page with it. */
export function mayReloadFor(error: unknown, nowMs: number = Date.now()): boolean {
  return (
    error instanceof Error && messages.test(error.message) && navigator.onLine && reloadWaitMs(nowMs) === 0
  );
}
