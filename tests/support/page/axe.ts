import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Lists violations found by axe, only in open dialogs if `within` says so. */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  // Colors of a running fade are not final.
  await page.evaluate(() => {
    // Scroll-driven animations end with no time, paused ones never.
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline, playState }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    // An animation may be paused meanwhile.
    const patience = new Promise((resolve) => setTimeout(resolve, 2_000));
    return Promise.race([patience, Promise.allSettled(ending.map(({ finished }) => finished))]);
  });
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    // A page without frames needs no second page to merge the results, which costs more than the analysis.
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}
