import type { CDPSession, Page } from 'playwright';
import { readyPassword } from '../../../sandbox/operations/seed/seedAccounts.ts';
import { keepToken, tokenOf } from '../../support/session.ts';
import type { Figure } from '../figure.ts';
import { phone, type ServedSites, type Site } from '../servedSite.ts';
import { framesPerSecond, moves, rests, type Watched, watchFrames } from '../shownFrames.ts';

const cpuSlowdown = 4;
const tilesOpened = 12;
const pauseMs = 300;

/** Compares frames of Mines and Double on a slow phone with an empty page that animates one square as long. */
export async function framesFigures(served: ServedSites, site: Site): Promise<Figure[]> {
  const browser = await served.launch();
  try {
    const bare = await browser.newContext(phone);
    const once = await slowed(await bare.newPage(), (page, slow) => moveSquare(page, slow, bareWheel));
    const often = await slowed(await bare.newPage(), (page, slow) => moveSquare(page, slow, bareTiles));
    await bare.close();

    const context = await browser.newContext({ ...phone, locale: 'pt-BR' });
    const api = new URL(site.origin);
    api.hostname = `api.${api.hostname}`;
    const player = { email: 'veterano@sandbox.test', password: readyPassword };
    await keepToken(context, site, await tokenOf({ api: api.origin }, player));
    const double = await slowed(await context.newPage(), (page, slow) => turnWheel(page, site, slow));
    const mines = await slowed(await context.newPage(), (page, slow) => openTiles(page, site, slow));
    return [
      ...figuresOf("Double's wheel turns", double, once),
      ...figuresOf('tiles of Mines open', mines, often),
    ];
  } finally {
    await browser.close();
  }
}

function figuresOf(during: string, { stretches, tasks }: Watched, bare: Watched): Figure[] {
  const shown = framesPerSecond(stretches);
  const most = framesPerSecond(bare.stretches);
  const long = tasks.filter((ms) => ms > 16).length;
  return [
    {
      what: `frames while ${during}, CPU slowed ${cpuSlowdown} times, against an empty page where a square moves as long`,
      value: shown / most,
      unit: 'times',
      wanted: { atLeast: 0.95 },
      noisy: true,
      note: `${shown.toFixed(1)} a second, there ${most.toFixed(1)}`,
    },
    {
      what: `longest task while ${during}, CPU slowed ${cpuSlowdown} times`,
      value: tasks[0] ?? 0,
      unit: 'ms',
      wanted: null,
      note: `${long} of more than 16 ms, there ${(bare.tasks[0] ?? 0).toFixed(1)} ms at most; what moves does so without that thread`,
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

interface BareMoves {
  times: number;
  ms: number;
}

// As long as the wheel turns, and as often and as long as tiles open.
const bareWheel: BareMoves = { times: 1, ms: 4_000 };
const bareTiles: BareMoves = { times: tilesOpened, ms: 220 };

async function moveSquare(page: Page, slow: Slow, { times, ms }: BareMoves): Promise<Watched> {
  await page.setContent(
    `<style>@keyframes there { from { transform: translateX(200px); opacity: 0 } }
    div { inline-size: 100px; block-size: 100px; background: green } .moves { animation: there ${ms}ms }</style><div></div>`,
  );
  await page.waitForTimeout(500);
  await slow(cpuSlowdown);
  return watchFrames(page, () =>
    page.evaluate(
      async ({ times, pauseMs, moves, rests }) => {
        const square = document.querySelector('div');
        for (let moved = 0; square && moved < times; moved += 1) {
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
          const ended = new Promise((resolve) =>
            square.addEventListener('animationend', resolve, { once: true }),
          );
          square.addEventListener('animationstart', () => performance.mark(moves), { once: true });
          square.className = 'moves';
          await ended;
          performance.mark(rests);
          square.className = '';
        }
      },
      { times, pauseMs, moves, rests },
    ),
  );
}

// A whole turn from its announcement on, without driver requests to the page meanwhile.
async function turnWheel(page: Page, { origin }: Site, slow: Slow): Promise<Watched> {
  await page.goto(`${origin}/games/double`);
  await page.getByText('Gira em').waitFor();
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

// Rounds of three tiles with one mine until enough tiles have opened.
async function openTiles(page: Page, { origin }: Site, slow: Slow): Promise<Watched> {
  await page.goto(`${origin}/games/mines`);
  await page.getByLabel('Minas', { exact: true }).selectOption('1');
  await page.getByRole('button', { name: 'Apostar', exact: true }).waitFor();
  await page.waitForTimeout(2_000);
  await slow(cpuSlowdown);
  return watchFrames(page, () => page.evaluate(playRounds, { tilesOpened, pauseMs, moves, rests }));
}

interface Rounds {
  tilesOpened: number;
  pauseMs: number;
  moves: string;
  rests: string;
}

// Runs in the page, because an external driver would cost more than the game.
async function playRounds({ tilesOpened, pauseMs, moves, rests }: Rounds): Promise<void> {
  const main = document.querySelector('main') ?? document.body;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const until = <T>(appearance: () => T | null | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const found = () => {
        const what = appearance();
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
    [...main.querySelectorAll('button')].find(
      ({ textContent, ariaDisabled }) => ariaDisabled !== 'true' && wanted(textContent ?? ''),
    );
  const board = await until(() => main.querySelector('[aria-label=Tabuleiro]'));
  const idle = () => button((text) => text.startsWith('Apostar'));
  const cashOut = () => button((text) => text.startsWith('Retirar'));
  const closed = () => board.querySelector<HTMLElement>('[aria-disabled=false]');
  for (let opened = 0; opened < tilesOpened; ) {
    // A round may still be open.
    if (!closed()) (await until(idle)).click();
    await until(closed);
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
      await pause(pauseMs);
    }
    cashOut()?.click();
    await until(idle);
    await pause(pauseMs);
  }
}
