import type { Browser, BrowserContext } from '@playwright/test';

// What these change stays with a context, so that no other test gets it.
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'on',
  'once',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const;
const ofClock = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

// Calls `changed` when a test changes more of the context than its cookies and what its pages store.
function watch(context: BrowserContext, changed: () => void): void {
  const targets = [
    { target: context, names: lasting },
    { target: context.clock, names: ofClock },
  ];
  for (const { target, names } of targets) {
    for (const name of names) {
      const original = Reflect.get(target, name);
      Reflect.set(target, name, (...given: unknown[]) => {
        changed();
        return Reflect.apply(original, target, given);
      });
    }
  }
}

// Closes the pages of a test, and removes what they have stored; the cache of files remains.
async function clear(context: BrowserContext): Promise<void> {
  const pages = context.pages();
  const blank = await context.newPage();
  await Promise.all(pages.map((page) => page.close()));
  await context.clearCookies();
  const session = await context.newCDPSession(blank);
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
  await session.detach();
}

// A new context loads and compiles the whole app again, which takes two thirds of the processor time of a page.
/**
 * Lends a context to one test after another. Each gets it without pages, cookies and stored data, but with the
 * browser's cache of files that never change. A second attempt begins in a new process, and so with a new context.
 */
export function createContextKeeper(browser: Browser) {
  let kept: { context: BrowserContext; options: string } | null = null;
  let isChanged = false;
  return {
    // A context of other options is another one.
    take: async (options: string): Promise<BrowserContext> => {
      if (kept && kept.options !== options) await kept.context.close();
      if (kept?.options !== options) {
        const context = await browser.newContext();
        watch(context, () => {
          isChanged = true;
        });
        kept = { context, options };
        isChanged = false;
      }
      return kept.context;
    },
    giveBack: async (): Promise<void> => {
      if (!kept) return;
      if (isChanged) {
        await kept.context.close();
        kept = null;
      } else await clear(kept.context);
    },
    close: async (): Promise<void> => kept?.context.close(),
  };
}
