import type { Page } from '@playwright/test';

/** Lists what the open page did not hydrate as it was prerendered. */
export const hydrationErrors = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, '__recoverableErrors') ?? []);
