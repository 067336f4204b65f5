import type { Page } from '@playwright/test';

/** Records layout shifts from the next navigation on, except those after a visitor's input. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, '__shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = Object(entry);
        if (!hadRecentInput) Reflect.set(window, '__shift', Reflect.get(window, '__shift') + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the sum of the current document's layout shifts. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, '__shift'));
