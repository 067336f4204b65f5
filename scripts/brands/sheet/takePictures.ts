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

// Without them a pixel or two at the edges of letters and pictures depend on what is drawn first.
const stillArguments = ['--disable-partial-raster', '--disable-checker-imaging', '--disable-lcd-text'];

const longestLoadMs = 60_000;
const betweenPicturesMs = 400;
const mostPictures = 10;
// Pages mostly wait for responses and timers, so two cores have room for four.
const visitsAtOnce = 4;
// Of one visit, so that the visits of a brand end at about the same time.
const mostPages = 6;

/** Takes a picture of each page for each visitor at each width, at a standing time and without motion. */
export async function takePictures(
  options: { port: number; brands: readonly string[]; pages: readonly SheetPage[]; browser: string },
  log: (line: string) => void,
): Promise<Shot[]> {
  const args = [...browserArguments, ...stillArguments];
  const browser = await chromium.launch({ executablePath: options.browser, args });
  const shots: Shot[] = [];
  try {
    for (const brand of options.brands) {
      log(`Taking pictures of ${brand}…`);
      const visits = await visitsOf(brand, options);
      const taken: Shot[][] = [];
      const waiting = visits.entries();
      const work = async () => {
        for (const [index, one] of waiting) taken[index] = await visit(browser, one);
      };
      await Promise.all(Array.from({ length: visitsAtOnce }, work));
      shots.push(...taken.flat());
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

async function visitsOf(
  brand: string,
  { port, pages }: { port: number; pages: readonly SheetPage[] },
): Promise<Visit[]> {
  const origin = `http://${brand}.localhost:${port}`;
  const visitors = [
    { visitor: 'guest', cookies: [consentCookie(origin)] },
    { visitor: 'player', cookies: await playerCookies(brand, port) },
  ] as const;
  return visitors.flatMap(({ visitor, cookies }) => {
    const shown = pages.filter(({ visitors }) => visitors.includes(visitor));
    return viewports.flatMap((viewport) => {
      const visits: Visit[] = [];
      for (let first = 0; first < shown.length; first += mostPages) {
        const part = shown.slice(first, first + mostPages);
        visits.push({ brand, visitor, origin, cookies, viewport, pages: part });
      }
      return visits;
    });
  });
}

async function visit(browser: Browser, visit: Visit): Promise<Shot[]> {
  const { brand, visitor, origin, viewport } = visit;
  const context = await stillContext(browser, visit);
  const shots: Shot[] = [];
  try {
    for (const { name, path } of visit.pages) {
      const page = await context.newPage();
      await page.goto(origin + path, { timeout: longestLoadMs });
      await untilReady(page);
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

async function untilReady(page: Page): Promise<void> {
  const ready = page.locator('html[data-ready][data-late]');
  await ready.waitFor({ state: 'attached', timeout: longestLoadMs });
}

// Waits for the network and for every picture in sight. A lazy one that its rail cuts off loads only after a scroll.
async function untilDrawn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    async () => {
      if (document.querySelector('main [aria-busy=true]') || document.fonts.status !== 'loaded') return false;
      const loading = [...document.images].filter((image) => !image.complete);
      if (loading.length === 0) return true;
      const places = await new Promise<IntersectionObserverEntry[]>((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          resolve(entries);
        });
        for (const image of loading) observer.observe(image);
      });
      return places.every(({ intersectionRatio }) => intersectionRatio === 0);
    },
    undefined,
    { timeout: longestLoadMs },
  );
}

// Late answers change the page without a sign: two equal pictures, the second of a page at rest, show that none is on
// its way.
async function stillPicture(page: Page): Promise<Buffer> {
  let last = await screenshot(page);
  await Promise.all([untilDrawn(page), page.waitForTimeout(betweenPicturesMs)]);
  for (let attempt = 0; attempt < mostPictures; attempt++) {
    const next = await screenshot(page);
    if (next.equals(last)) return next;
    last = next;
    await page.waitForTimeout(betweenPicturesMs);
  }
  return last;
}

const screenshot = (page: Page): Promise<Buffer> =>
  page.screenshot({ animations: 'disabled', caret: 'hide' });
