import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds, in words; of the open dialogs alone where `within` says so. */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  // Half-faded colours are nobody's.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));
  const builder = new AxeBuilder({ page });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}
