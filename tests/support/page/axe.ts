import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

// What its script adds to a page.
declare const axe: { run: (context: unknown, options: object) => Promise<Results> };

// Minified, because a page compiles it first.
const adapter = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFileSync(createRequire(adapter).resolve('axe-core/axe.min.js'), 'utf8');

const options = { resultTypes: ['violations' as const], preload: false };

// A selector, or one for each shadow tree on the way.
type Part = string | { fromShadowDom: [string, string, ...string[]] };

async function analyze(page: Page | Frame, within: Part | undefined): Promise<Results> {
  if ('frames' in page && page.frames().length > 1) {
    const builder = new AxeBuilder({ page, axeSource: source }).options(options);
    return (within ? builder.include(within) : builder).analyze();
  }
  // A page without frames has no results to merge, and keeps the script until it loads again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    (given) => axe.run(given.within ? { include: [given.within] } : document, given.options),
    { within, options },
  );
}

/** Lists violations found by axe in a page or a frame without frames, only in open dialogs if `within` says so. */
export async function axeFindings(page: Page | Frame, within?: Part): Promise<string[]> {
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
  const { violations } = await analyze(page, within);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}

/** Lists violations found by axe in the frame of a game. */
export async function gameFindings(page: Page): Promise<string[]> {
  const frame = await page.locator('main iframe').elementHandle();
  const game = await frame?.contentFrame();
  if (!game) throw new Error('The page shows no game.');
  return axeFindings(game);
}
