import type { CDPSession, Page } from 'playwright-core';
import { readyPassword } from '../../sandbox/operations/readyAccounts.ts';
import { keepToken, tokenOf } from '../support/session.ts';
import { framesPerSecond, moves, rests, type Watched, watchFrames } from './drawnFrames.ts';
import type { Figure } from './figure.ts';
import { phone } from './phone.ts';
import type { ServedSites, Site } from './servedSite.ts';

const cpuSlowdown = 4;
const tilesOpened = 12;
const bareMs = 3_000;

/**
 * Whether what moves in Mines and Double moves smoothly on a slow phone. How many frames a machine draws is its own
 * affair: they are counted against those of an empty page with one animation, in the same browser.
 */
export async function framesFigures(served: ServedSites, site: Site): Promise<Figure[]> {
  const browser = await served.launch();
  try {
    const bare = await browser.newContext(phone);
    const still = await slowed(await bare.newPage(), (page) => bareAnimation(page));
    await bare.close();

    const context = await browser.newContext({ ...phone, locale: 'pt-BR' });
    const api = new URL(site.origin);
    api.hostname = `api.${api.hostname}`;
    const player = { email: 'veterano@sandbox.test', password: readyPassword };
    await keepToken(context, site, await tokenOf({ api: api.origin }, player));
    const double = await slowed(await context.newPage(), (page, slow) => turnWheel(page, site, slow));
    const mines = await slowed(await context.newPage(), (page, slow) => openTiles(page, site, slow));
    const most = framesPerSecond(still.stretches);
    return [
      ...figuresOf("Double's wheel turns", double, most),
      ...figuresOf('tiles of Mines open', mines, most),
    ];
  } finally {
    await browser.close();
  }
}

function figuresOf(during: string, { stretches, tasks }: Watched, most: number): Figure[] {
  const drawn = framesPerSecond(stretches);
  const long = tasks.filter((ms) => ms > 16).length;
  return [
    {
      what: `frames while ${during}, CPU slowed ${cpuSlowdown} times, against an empty page with one animation`,
      value: drawn / most,
      unit: 'times',
      wanted: { atLeast: 0.95 },
      noisy: true,
      note: `${drawn.toFixed(1)} a second, there ${most.toFixed(1)}`,
    },
    {
      what: `longest task while ${during}, CPU slowed ${cpuSlowdown} times`,
      value: tasks[0] ?? 0,
      unit: 'ms',
      wanted: null,
      note: `${long} of more than 16 ms; what moves does so without that thread`,
    },
  ];
}

type Slow = (rate: number) => Promise<unknown>;

async function slowed(page: Page, act: (page: Page, slow: Slow) => Promise<Watched>): Promise<Watched> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const watched = await act(page, () =>
    session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown }),
  );
  await page.close();
  return watched;
}

async function bareAnimation(page: Page): Promise<Watched> {
  await page.setContent(
    `<style>@keyframes there { to { transform: translateX(200px) } }
    div { inline-size: 100px; block-size: 100px; background: green; animation: there 1s infinite alternate }</style><div></div>`,
  );
  await page.waitForTimeout(500);
  return watchFrames(page, async () => {
    await page.evaluate((mark) => performance.mark(mark), moves);
    await page.waitForTimeout(bareMs);
    await page.evaluate((mark) => performance.mark(mark), rests);
  });
}

/** A whole turn, from the moment in which the table says so; its driver asks nothing of the page meanwhile. */
async function turnWheel(page: Page, { origin }: Site, slow: Slow): Promise<Watched> {
  await page.goto(`${origin}/games/double`);
  await page.getByText('Girando em').waitFor();
  await page.getByRole('button', { name: 'Apostar', exact: true }).click();
  await slow(cpuSlowdown);
  return watchFrames(page, () =>
    page.evaluate(
      ({ moves, rests }) =>
        new Promise<void>((resolve) => {
          document.addEventListener('transitionstart', ({ target, propertyName }) => {
            const isWheel = target instanceof Element && target.closest('[aria-hidden]') !== null;
            if (!isWheel || propertyName !== 'transform') return;
            performance.mark(moves);
            target.addEventListener('transitionend', () => {
              performance.mark(rests);
              resolve();
            });
          });
        }),
      { moves, rests },
    ),
  );
}

/** Rounds of three tiles with one mine, as long as it takes; each stretch is what a tile shows when it opens. */
async function openTiles(page: Page, { origin }: Site, slow: Slow): Promise<Watched> {
  await page.goto(`${origin}/games/mines`);
  await page.getByLabel('Minas', { exact: true }).selectOption('1');
  await page.getByRole('button', { name: 'Apostar', exact: true }).waitFor();
  await page.waitForTimeout(2_000);
  await slow(cpuSlowdown);
  return watchFrames(page, () => page.evaluate(playRounds, { tilesOpened, moves, rests }));
}

interface Rounds {
  tilesOpened: number;
  moves: string;
  rests: string;
}

/** In the page: a driver that looks from outside would cost it more than the game does. */
async function playRounds({ tilesOpened, moves, rests }: Rounds): Promise<void> {
  const main = document.querySelector('main') ?? document.body;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const until = <T>(look: () => T | null | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const found = () => {
        const what = look();
        if (what == null) return;
        observer.disconnect();
        clearTimeout(timer);
        resolve(what);
      };
      const observer = new MutationObserver(found);
      const timer = setTimeout(() => reject(new Error('The game does not go on')), 20_000);
      observer.observe(main, { subtree: true, childList: true, attributes: true, characterData: true });
      found();
    });
  const button = (wanted: (text: string) => boolean) =>
    [...main.querySelectorAll('button')].find(({ textContent }) => wanted(textContent ?? ''));
  const board = await until(() => main.querySelector('[aria-label=Tabuleiro]'));
  const idle = () => button((text) => text === 'Apostar');
  const cashOut = () => button((text) => text.startsWith('Retirar'));
  const closed = () => board.querySelector<HTMLElement>('[aria-disabled=false]');
  for (let opened = 0; opened < tilesOpened; ) {
    // A round may be under way since another time.
    (await until(() => idle() ?? cashOut()))?.click();
    for (let inRound = 0; inRound < 3; inRound += 1) {
      const tile = await until(() => closed() ?? idle());
      if (tile.parentElement !== board) break;
      const shown = new Promise<void>((resolve) => {
        const started = ({ target }: Event) => {
          if (!(target instanceof SVGElement) || target.closest('[aria-busy=true]')) return;
          board.removeEventListener('animationstart', started);
          performance.mark(moves);
          target.addEventListener('animationend', () => {
            performance.mark(rests);
            resolve();
          });
        };
        board.addEventListener('animationstart', started);
      });
      tile.click();
      await shown;
      opened += 1;
      await pause(300);
    }
    cashOut()?.click();
    await until(idle);
    await pause(300);
  }
}
