import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { type Figure, median } from '../figure.ts';
import { phone, type ServedSites, type Site } from '../servedSite.ts';

// Slow 4G, as WebPageTest defines it.
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const cpuSlowdown = 4;
const rounds = 5;
// Tasks of the page's start end within this time after its first games.
const settlingMs = 1_500;

interface Load {
  // Milliseconds from the navigation.
  paint: number;
  ready: number;
  firstRow: number;
  // Sum of what tasks take above 50 ms, in milliseconds.
  blocking: number;
}

/**
 * Measures the cold start of home and lobby on a slow phone, by turns with its peers: home without prerendered markup
 * and an empty page.
 */
export async function loadFigures(served: ServedSites): Promise<Figure[]> {
  const [site] = served.sites;
  if (!site) throw new Error('There is no brand to measure');
  const loads = {
    home: [] as Load[],
    lobby: [] as Load[],
    rendered: [] as Load[],
    empty: [] as number[],
  };
  const browser = await served.launch();
  try {
    for (let round = 0; round < rounds; round += 1) {
      loads.home.push(await load(browser, site, '/'));
      loads.rendered.push(await loadWithoutMarkup(browser, site, served.artifacts));
      loads.lobby.push(await load(browser, site, '/casino'));
      loads.empty.push(await paintOfEmptyPage(browser, site));
    }
  } finally {
    await browser.close();
  }
  const of = `${site.brand}, slow 4G, CPU slowed ${cpuSlowdown} times`;
  const peer = (key: keyof Load) =>
    `client-rendered ${seconds(median(loads.rendered.map((one) => one[key])))}`;
  const blocking = (page: string, found: readonly Load[]): Figure => ({
    what: `${page} of ${of}: blocking time above 50 ms per task`,
    value: median(found.map((one) => one.blocking)),
    unit: 'ms',
    wanted: { atMost: 100 },
    noisy: true,
    note: spread(found.map((one) => one.blocking)),
  });
  return [
    {
      what: `home of ${of}: largest paint`,
      value: median(loads.home.map(({ paint }) => paint)) / 1000,
      unit: 's',
      wanted: { atMost: 0.9 },
      noisy: true,
      note: `${spread(loads.home.map(({ paint }) => paint))}; ${peer('paint')}, empty page ${seconds(median(loads.empty))}`,
    },
    {
      what: `home of ${of}: page responds`,
      value: median(loads.home.map(({ ready }) => ready)) / 1000,
      unit: 's',
      wanted: null,
      noisy: true,
      note: `${spread(loads.home.map(({ ready }) => ready))}; ${peer('ready')}`,
    },
    {
      what: `home of ${of}: first games row with data`,
      value: median(loads.home.map(({ firstRow }) => firstRow)) / 1000,
      unit: 's',
      wanted: { atMost: 2 },
      noisy: true,
      note: `${spread(loads.home.map(({ firstRow }) => firstRow))}; ${peer('firstRow')}`,
    },
    blocking('home', loads.home),
    blocking('lobby', loads.lobby),
  ];
}

/** Measures when the first games of a home are shown whose page includes the operator's content. */
export async function firstRowWithContent(served: ServedSites, site: Site): Promise<Figure> {
  const browser = await served.launch();
  try {
    const found: number[] = [];
    for (let round = 0; round < rounds; round += 1) found.push((await load(browser, site, '/')).firstRow);
    return {
      what: `home of ${site.brand} with content, slow 4G, CPU slowed ${cpuSlowdown} times: first games row`,
      value: median(found) / 1000,
      unit: 's',
      wanted: { atMost: 2 },
      noisy: true,
      note: spread(found),
    };
  } finally {
    await browser.close();
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

function spread(values: readonly number[]): string {
  const least = Math.round(Math.min(...values));
  const most = Math.round(Math.max(...values));
  return `${least} to ${most} ms in ${values.length} loads, load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}`;
}

type Browser = Awaited<ReturnType<ServedSites['launch']>>;

async function load(browser: Browser, { origin }: Site, path: string): Promise<Load> {
  const context = await slowPhone(browser);
  try {
    const page = await context.newPage();
    await throttle(page);
    await page.addInitScript(noteStart);
    await page.goto(origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => window.__start !== undefined && window.__start.ready > 0 && window.__start.firstRow > 0,
      undefined,
      { timeout: 60_000 },
    );
    await page.waitForTimeout(settlingMs);
    const start = await page.evaluate(() => window.__start);
    if (!start) throw new Error(`${path} lost its measurements`);
    return start;
  } finally {
    await context.close();
  }
}

// Every load is a first visit: a service worker would answer in the place of the network.
const slowPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ ...phone, locale: 'pt-BR', serviceWorkers: 'block' });

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

// What a plain client-rendered build would send: the same document with an empty root, in the artifact that is served.
async function loadWithoutMarkup(browser: Browser, site: Site, artifacts: string): Promise<Load> {
  const file = join(artifacts, site.brand, 'site/index.html');
  const whole = readFileSync(file, 'utf8');
  const empty = whole.replace(/<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/, '<div id="root"></div>');
  if (empty === whole) throw new Error(`${file} has no root to empty`);
  try {
    writeFileSync(file, empty);
    return await load(browser, site, '/');
  } finally {
    writeFileSync(file, whole);
  }
}

async function paintOfEmptyPage(browser: Browser, { origin }: Site): Promise<number> {
  const context = await slowPhone(browser);
  try {
    const page = await context.newPage();
    await throttle(page);
    await page.addInitScript(noteStart);
    await page.route(origin, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Apostas</p>' }),
    );
    await page.goto(origin);
    await page.waitForFunction(() => (window.__start?.paint ?? 0) > 0);
    return await page.evaluate(() => window.__start?.paint ?? Number.NaN);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    __start?: Load;
  }
}

// Runs in the page, before its own scripts.
function noteStart(): void {
  const start = { paint: 0, ready: 0, firstRow: 0, blocking: 0 };
  window.__start = start;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) start.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) start.blocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  let hasRow = false;
  new MutationObserver(() => {
    if (document.documentElement?.dataset.ready) start.ready ||= performance.now();
    if (hasRow === Boolean(document.querySelector('main [data-game]'))) return;
    hasRow = !hasRow;
    // A row that gives way to placeholders is awaited again.
    start.firstRow = 0;
    const painted = () => {
      if (hasRow) start.firstRow = performance.now();
    };
    requestAnimationFrame(() => setTimeout(painted));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ready'] });
}
