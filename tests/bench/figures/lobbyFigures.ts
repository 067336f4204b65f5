import type { CDPSession, Page } from 'playwright';
import { bareKeystrokes } from '../bareField.ts';
import type { Figure } from '../figure.ts';
import { keystroke, workOfKeystrokes } from '../keystroke.ts';
import { takeLongTasks, watchLongTasks } from '../longTasks.ts';
import { lobbySize, offerManyGames } from '../manyGames.ts';
import { phone, type ServedSites, type Site } from '../servedSite.ts';

const cpuSlowdown = 4;
const visits = 2;
// Their rows fill the way down.
const pagesScrolled = 8;
const letters = [...'tarcsmbpgdfl'];

/** Measures filtering and scrolling of a lobby with thousands of games on a slow phone. */
export async function lobbyFigures(served: ServedSites, site: Site): Promise<Figure[]> {
  const browser = await served.launch();
  try {
    const keystrokes: number[] = [];
    const work: number[] = [];
    const first: number[] = [];
    const bare: number[] = [];
    let scrolled: Scrolled = { longTasks: [], mostNodes: 0 };
    for (let visit = 0; visit < visits; visit += 1) {
      const context = await browser.newContext({ ...phone, locale: 'pt-BR' });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      bare.push(...(await bareKeystrokes(page, letters)));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await openLobby(page, site);
      await tapTheField(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      const typed: number[] = [];
      for (const letter of letters) typed.push(await keystroke(page, letter));
      keystrokes.push(...typed);
      first.push(...typed.slice(0, 1));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      work.push(...(await workOfKeystrokes(page, letters)));
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      if (visit === 0) scrolled = await scrollThrough(page, session);
      await context.close();
    }
    const of = `${lobbySize.toLocaleString('en')} games, CPU slowed ${cpuSlowdown} times`;
    return [
      {
        what: `first keystroke to filtered grid, ${of}, 95th percentile`,
        value: percentile(keystrokes, 0.95),
        unit: 'ms',
        wanted: { atMost: 50 },
        noisy: true,
        note: `half of ${keystrokes.length} keystrokes within ${percentile(keystrokes, 0.5).toFixed(0)} ms, the first of each visit within ${Math.max(...first).toFixed(0)} ms; in an empty page with a field within ${percentile(bare, 0.5).toFixed(0)} ms, 95th percentile ${percentile(bare, 0.95).toFixed(0)} ms`,
      },
      {
        what: `the same as processor time of the page's thread, times ${cpuSlowdown}, 95th percentile`,
        value: percentile(work, 0.95) * cpuSlowdown,
        unit: 'ms',
        wanted: { atMost: 50 },
        note: `half of them within ${(percentile(work, 0.5) * cpuSlowdown).toFixed(0)} ms; other work on the machine does not count`,
      },
      {
        what: `longest task while that lobby scrolls, ${of}`,
        value: Math.max(0, ...scrolled.longTasks),
        unit: 'ms',
        wanted: { atMost: 50 },
        noisy: true,
        note: `${scrolled.longTasks.length} of more than 50 ms`,
      },
      {
        what: 'elements of the page while that lobby scrolls, at most',
        value: scrolled.mostNodes,
        unit: 'nodes',
        wanted: { atMost: 1_499 },
      },
    ];
  } finally {
    await browser.close();
  }
}

async function openLobby(page: Page, site: Site): Promise<void> {
  await offerManyGames(page, site);
  await watchLongTasks(page);
  await page.goto(`${site.origin}/casino`);
  await page.locator('main [data-game]').first().waitFor();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

// Typing begins with a tap, which loads what a page fetches on its first user activity.
async function tapTheField(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar jogos' }).tap();
}

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

// A list ends after its first games until the visitor asks for more.
async function showMorePages(page: Page): Promise<void> {
  for (let pages = 2; pages <= pagesScrolled; pages += 1) {
    await page.getByRole('button', { name: 'Mostrar mais' }).click();
    await page.waitForURL(`**#paginas=${pages}`);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

interface Scrolled {
  longTasks: number[];
  mostNodes: number;
}

// At the speed of a thumb, about 130 rows down and a part of them up again.
async function scrollThrough(page: Page, session: CDPSession): Promise<Scrolled> {
  await showMorePages(page);
  await page.waitForTimeout(1_000);
  await takeLongTasks(page);
  let mostNodes = 0;
  for (const yDistance of [-8_000, -8_000, -8_000, -8_000, 8_000]) {
    await session.send('Input.synthesizeScrollGesture', {
      x: 200,
      y: 500,
      yDistance,
      speed: 3_000,
      // Synthetic touches scroll no page in a headless browser; its wheel does.
      gestureSourceType: 'mouse',
    });
    mostNodes = Math.max(mostNodes, await page.locator('*').count());
  }
  await page.waitForTimeout(300);
  const scrolledTo = await page.evaluate(() => window.scrollY);
  if (scrolledTo < 16_000) throw new Error(`The lobby was scrolled to ${scrolledTo} px only`);
  return { longTasks: await takeLongTasks(page), mostNodes };
}
