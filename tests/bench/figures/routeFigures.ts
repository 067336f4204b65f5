import type { Page } from 'playwright';
import type { Figure } from '../figure.ts';
import type { ServedSites, Site } from '../servedSite.ts';

// A visitor's path through the menus of home; every step is a link on the previous page.
const likely = ['/casino', '/promotions', '/casino/live', '/', '/games/mines', '/'];
// The same, and a page whose link is further down on home.
const visited = [...likely, '/providers', '/'];
// A change that waited for a response took at least this long.
const latencyMs = 3_000;

interface Change {
  ms: number;
  scripts: string[];
}

/** Measures whether changes to visited and to likely pages wait for the network. */
export async function routeFigures(served: ServedSites, { origin }: Site): Promise<Figure[]> {
  const browser = await served.launch();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' });
    const page = await context.newPage();
    await page.goto(origin);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.locator('main a[href^="/play/"]').first().waitFor();
    // The page prefetches likely pages when idle, once the visitor has moved.
    await page.mouse.move(720, 450);
    await page.waitForTimeout(8_000);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const first: Change[] = [];
    for (const path of likely) first.push(await change(page, path));
    for (const path of visited.slice(likely.length)) await change(page, path);
    const again: Change[] = [];
    for (const path of visited) again.push(await change(page, path));
    const waited = (changes: readonly Change[]) => changes.filter(({ ms }) => ms >= latencyMs).length;
    const slowest = Math.max(...again.map(({ ms }) => ms));
    return [
      {
        what: 'route changes between visited pages that wait for the network',
        value: waited(again),
        unit: '',
        wanted: { atMost: 0 },
        note: `of ${again.length}, every answer ${latencyMs / 1000} s late; the slowest took ${slowest.toFixed(0)} ms`,
      },
      {
        what: "route changes to likely pages that wait for the page's code",
        value: waited(first),
        unit: '',
        wanted: { atMost: 0 },
        note: first.flatMap(({ scripts }) => scripts).join(', '),
      },
    ];
  } finally {
    await browser.close();
  }
}

// A click on a link, until the page is shown.
async function change(page: Page, path: string): Promise<Change> {
  const scripts: string[] = [];
  const note = (request: { resourceType: () => string; url: () => string }) => {
    if (request.resourceType() === 'script') scripts.push(request.url().split('/').at(-1) ?? '');
  };
  page.on('request', note);
  await page.locator(`a[href="${path}"]`).first().waitFor({ state: 'attached' });
  const ms = await page.evaluate(clickAndWait, path);
  page.off('request', note);
  return { ms, scripts };
}

// Runs in the page: the former page stays visible for a moment after the URL has changed.
function clickAndWait(path: string): Promise<number> {
  const former = document.querySelector('main h1');
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);
  return new Promise((resolve, reject) => {
    if (!link) return reject(new Error(`There is no link to ${path} on ${location.pathname}`));
    const startedAt = performance.now();
    const appearance = () => {
      const heading = document.querySelector('main h1');
      const isThere = location.pathname === path && heading !== null && heading !== former;
      if (isThere) resolve(performance.now() - startedAt);
      else setTimeout(appearance, 10);
    };
    link.click();
    appearance();
  });
}
