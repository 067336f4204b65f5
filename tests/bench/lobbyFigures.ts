import type { CDPSession, Page } from 'playwright-core';
import type { Figure } from './figure.ts';
import { takeLongTasks, watchLongTasks } from './longTasks.ts';
import { lobbySize, offerManyGames } from './manyGames.ts';
import type { ServedSites, Site } from './servedSite.ts';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const cpuSlowdown = 4;
const visits = 2;
const letters = [...'tarcsmbpgdfl'];

/** The lobby with thousands of games on a slow phone: how soon a letter has filtered it, and how it scrolls. */
export async function lobbyFigures(served: ServedSites, site: Site): Promise<Figure[]> {
  const browser = await served.launch();
  try {
    const keystrokes: number[] = [];
    const work: number[] = [];
    let scrolled: Scrolled = { longTasks: [], mostNodes: 0 };
    for (let visit = 0; visit < visits; visit += 1) {
      const context = await browser.newContext({ ...phone, locale: 'pt-BR' });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await openLobby(page, session, site);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      for (const letter of letters) keystrokes.push(await keystroke(page, letter));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      for (const letter of letters)
        work.push(await keystroke(page, letter, (press) => workOf(session, press)));
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
        note: `${keystrokes.length} keystrokes, half of them within ${percentile(keystrokes, 0.5).toFixed(0)} ms`,
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

async function openLobby(page: Page, session: CDPSession, site: Site): Promise<void> {
  await offerManyGames(page, site);
  await watchLongTasks(page);
  await page.goto(`${site.origin}/casino`);
  await page.locator('main [data-game]').first().waitFor();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

/** What the page's thread does for a key, up to the frame. Milliseconds of processor time. */
async function workOf(page: CDPSession, press: () => Promise<unknown>): Promise<number> {
  const { metrics: before } = await page.send('Performance.getMetrics');
  await press();
  const { metrics: after } = await page.send('Performance.getMetrics');
  const taskS = (metrics: typeof before) => metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  return (taskS(after) - taskS(before)) * 1000;
}

/** From the key to the painted frame in which the list says that it shows what was looked for. Milliseconds. */
async function keystroke(page: Page, letter: string, around = (press: () => Promise<number>) => press()) {
  const field = page.getByRole('searchbox', { name: 'Buscar jogos' });
  await field.focus();
  await page.waitForTimeout(400);
  const measured = await around(async () => {
    await page.evaluate(awaitPaintAfterKey, `“${letter}”`);
    await page.keyboard.press(letter);
    return page.evaluate(() => window.__painted ?? Promise.reject(new Error('Nothing is awaited')));
  });
  await field.press('Escape');
  await page.waitForTimeout(400);
  return measured;
}

declare global {
  interface Window {
    /** Milliseconds from the key to the frame. */
    __painted?: Promise<number>;
  }
}

/** In the page, before the key is pressed: it may arrive before whatever is asked after it. */
function awaitPaintAfterKey(wanted: string): void {
  window.__painted = new Promise((resolve, reject) => {
    let pressedAt = 0;
    const press = ({ timeStamp }: KeyboardEvent) => {
      pressedAt = timeStamp;
    };
    window.addEventListener('keydown', press, { capture: true, once: true });
    const list = document.querySelector('main');
    const observer = new MutationObserver(() => {
      if (!list?.querySelector('[role=status]')?.textContent?.includes(wanted)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - pressedAt);
        port2.postMessage(null);
      });
    });
    if (list) observer.observe(list, { childList: true, characterData: true, subtree: true });
    setTimeout(() => reject(new Error(`The list never answered to ${wanted}`)), 20_000);
  });
}

interface Scrolled {
  longTasks: number[];
  mostNodes: number;
}

/** As a thumb does it, some two hundred rows down and a part of them up again. */
async function scrollThrough(page: Page, session: CDPSession): Promise<Scrolled> {
  await page.waitForTimeout(1_000);
  await takeLongTasks(page);
  let mostNodes = 0;
  for (const yDistance of [-8_000, -8_000, -8_000, -8_000, 8_000]) {
    await session.send('Input.synthesizeScrollGesture', {
      x: 200,
      y: 500,
      yDistance,
      speed: 3_000,
      gestureSourceType: 'touch',
    });
    mostNodes = Math.max(mostNodes, await page.locator('*').count());
  }
  await page.waitForTimeout(300);
  return { longTasks: await takeLongTasks(page), mostNodes };
}
