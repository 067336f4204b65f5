import type { Page } from 'playwright';

/** What the page's main thread did not get out of within 50 ms, since the last time it was asked. Milliseconds. */
export function takeLongTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => window.__longTasks?.splice(0) ?? []);
}

export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    window.__longTasks = seen;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe({ type: 'longtask' });
  });
}

declare global {
  interface Window {
    __longTasks?: number[];
  }
}
