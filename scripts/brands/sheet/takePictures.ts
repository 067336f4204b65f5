import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { browserArguments } from '../../browsers/browserArguments.ts';
import { type Cookie, consentCookie, playerCookies } from './playerCookies.ts';
import type { SheetPage, Visitor } from './sheetPages.ts';
import { sheetTime } from './sheetServer.ts';

export interface Shot {
  brand: string;
  page: string;
  visitor: Visitor;
  width: number;
  png: Buffer;
}

// CSS pixels; the height shows what a player sees after one or two scrolls.
const viewports = [
  { width: 390, height: 1600 },
  { width: 1440, height: 1400 },
];

const longestLoadMs = 60_000;
const betweenPicturesMs = 400;
const mostPictures = 10;

/** Takes a picture of each page for each visitor at each width, at a standing time and without motion. */
export async function takePictures(
  options: { port: number; brands: readonly string[]; pages: readonly SheetPage[]; browser: string },
  log: (line: string) => void,
): Promise<Shot[]> {
  const browser = await chromium.launch({ executablePath: options.browser, args: [...browserArguments] });
  const shots: Shot[] = [];
  try {
    for (const brand of options.brands) {
      log(`Taking pictures of ${brand}…`);
      for (const visitor of ['guest', 'player'] as const) {
        const pages = options.pages.filter(({ visitors }) => visitors.includes(visitor));
        const origin = `http://${brand}.localhost:${options.port}`;
        const cookies =
          visitor === 'player' ? await playerCookies(brand, options.port) : [consentCookie(origin)];
        const taken = await Promise.all(
          viewports.map((viewport) => visit(browser, { brand, visitor, origin, cookies, viewport, pages })),
        );
        shots.push(...taken.flat());
      }
    }
  } finally {
    await browser.close();
  }
  return shots;
}

interface Visit {
  brand: string;
  visitor: Visitor;
  origin: string;
  cookies: readonly Cookie[];
  viewport: { width: number; height: number };
  pages: readonly SheetPage[];
}

async function visit(browser: Browser, visit: Visit): Promise<Shot[]> {
  const { brand, visitor, origin, viewport } = visit;
  const context = await stillContext(browser, visit);
  const shots: Shot[] = [];
  try {
    for (const { name, path } of visit.pages) {
      const page = await context.newPage();
      await page.goto(origin + path, { timeout: longestLoadMs });
      await untilDrawn(page);
      const png = await stillPicture(page);
      shots.push({ brand, page: name, visitor, width: viewport.width, png });
      await page.close();
    }
  } finally {
    await context.close();
  }
  return shots;
}

async function stillContext(browser: Browser, { cookies, viewport }: Visit): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.clock.setFixedTime(sheetTime);
  await context.addCookies([...cookies]);
  return context;
}

// Waits for the app and for every picture in the window.
async function untilDrawn(page: Page): Promise<void> {
  const ready = page.locator('html[data-ready][data-late]');
  await ready.waitFor({ state: 'attached', timeout: longestLoadMs });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () =>
      !document.querySelector('main [aria-busy=true]') &&
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
        return image.complete || !isInWindow;
      }),
    undefined,
    { timeout: longestLoadMs },
  );
}

// Late answers change the page without a sign: two equal pictures in a row show that none is on its way.
async function stillPicture(page: Page): Promise<Buffer> {
  let last = await screenshot(page);
  for (let attempt = 0; attempt < mostPictures; attempt++) {
    await page.waitForTimeout(betweenPicturesMs);
    const next = await screenshot(page);
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

const screenshot = (page: Page): Promise<Buffer> =>
  page.screenshot({ animations: 'disabled', caret: 'hide' });
