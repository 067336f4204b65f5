import type { Page } from 'playwright';

/** Returns tasks of the main thread above 50 ms since the last call, in milliseconds. */
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
