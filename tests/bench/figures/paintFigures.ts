import { type Figure, median } from '../figure.ts';
import type { ServedSites, Site } from '../servedSite.ts';

// Slow mobile network of the browser's developer tools: latency for every request, low throughput.
const mobile = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const cpuSlowdown = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

interface Visit {
  paintSeconds: number;
  shift: number;
}

/** Measures the largest contentful paint of home on a throttled phone, and its layout shift. */
export async function paintFigures(served: ServedSites): Promise<Figure[]> {
  const browser = await served.launch();
  try {
    const figures: Figure[] = [];
    for (const site of served.sites) {
      const visits: Visit[] = [];
      for (let round = 0; round < 3; round += 1) visits.push(await visit(browser, site, phone, true));
      const wide = await visit(browser, site, desktop, false);
      const paints = visits.map(({ paintSeconds }) => paintSeconds);
      figures.push(
        {
          what: `${site.brand}: LCP of home, devtools mobile throttling`,
          value: median(paints),
          unit: 's',
          wanted: { atMost: 0.9 },
          noisy: true,
          note: `of ${paints.map((paint) => paint.toFixed(2)).join(', ')}`,
        },
        {
          what: `${site.brand}: layout shift while home loads, throttled phone`,
          value: Math.max(...visits.map(({ shift }) => shift)),
          unit: '',
          wanted: { atMost: 0.02 },
        },
        {
          what: `${site.brand}: layout shift while home loads, desktop`,
          value: wide.shift,
          unit: '',
          wanted: { atMost: 0.02 },
        },
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function visit(
  browser: Awaited<ReturnType<ServedSites['launch']>>,
  { origin }: Site,
  device: typeof phone | typeof desktop,
  throttled: boolean,
): Promise<Visit> {
  const context = await browser.newContext({ ...device, locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (throttled) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', mobile);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    }
    await page.addInitScript(observe);
    await page.goto(origin, { waitUntil: 'load' });
    await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_000);
    return await page.evaluate(() => {
      const { paintMs = Number.NaN, shift = Number.NaN } = window.__bench ?? {};
      return { paintSeconds: paintMs / 1000, shift };
    });
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    __bench?: { paintMs: number; shift: number };
  }
}

// Runs in the page before anything else. Shifts are summed, which is never less than CLS.
function observe(): void {
  const seen = { paintMs: 0, shift: 0 };
  window.__bench = seen;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.paintMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isExpected = 'hadRecentInput' in entry && entry.hadRecentInput === true;
      if ('value' in entry && typeof entry.value === 'number' && !isExpected) seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
