import type { Page } from '@playwright/test';

interface Motion {
  what: string;
  ms: number;
}

/** Records animations and transitions from the next load on, except those of loading indicators. */
export async function noteMotion(page: Page): Promise<() => Promise<Motion[]>> {
  await page.addInitScript(() => {
    const seen: Motion[] = [];
    Object.assign(window, { seenMotion: seen });
    for (const type of ['animationstart', 'transitionrun'])
      document.addEventListener(type, ({ target }) => {
        if (!(target instanceof Element) || target.closest('[aria-busy=true]')) return;
        for (const one of target.getAnimations()) {
          const ms = Number(one.effect?.getComputedTiming().duration ?? 0);
          seen.push({ what: `${type} of ${target.tagName} in ${target.parentElement?.tagName}`, ms });
        }
      });
  });
  return () => page.evaluate(() => Reflect.get(window, 'seenMotion'));
}
