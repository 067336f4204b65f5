import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds, in words; of the open dialogs alone where `within` says so. */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  // Half-faded colours are nobody's.
  await page.evaluate(() => {
    // What follows a scrolled row ends with no time, what is paused never.
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline, playState }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    // One may be paused meanwhile.
    const patience = new Promise((resolve) => setTimeout(resolve, 2_000));
    return Promise.race([patience, Promise.allSettled(ending.map(({ finished }) => finished))]);
  });
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    // A page without frames needs no second page to put the findings together, which costs more than finding them.
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}
