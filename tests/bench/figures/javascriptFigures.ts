import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright';
import type { Figure } from '../figure.ts';
import type { ServedSites, Site } from '../servedSite.ts';

// After hydration, time for deferred requests of the page.
const idleMs = 5_000;

/** Compares home's scripts in the artifact's report with those that a browser fetches without user activity. */
export async function javascriptFigures(served: ServedSites): Promise<Figure[]> {
  const browser = await served.launch();
  try {
    const figures: Figure[] = [];
    for (const site of served.sites) {
      const report: { firstLoad: { javascript: { gzip: number } } } = JSON.parse(
        readFileSync(join(served.artifacts, site.brand, 'report.json'), 'utf8'),
      );
      const page = await browser.newPage();
      const fetched = await fetchedScripts(page, site);
      await page.close();
      figures.push(
        {
          what: `${site.brand}: first-load JavaScript of home, gzip, in the report`,
          value: report.firstLoad.javascript.gzip / 1000,
          unit: 'kB',
          wanted: { atMost: 150 },
        },
        {
          what: `${site.brand}: the same as a browser asks for it until the page works`,
          value: kilobytes(fetched.first),
          unit: 'kB',
          wanted: { atMost: 150 },
          note: `${fetched.first.length} files`,
        },
        {
          what: `${site.brand}: of these React, React Router, Redux and styled-components`,
          value: kilobytes(fetched.first.filter(({ name }) => isLibrary(name))),
          unit: 'kB',
          wanted: null,
        },
        {
          what: `${site.brand}: all that an untouched home fetches in ${idleMs / 1000} s`,
          value: kilobytes([...fetched.first, ...fetched.later]),
          unit: 'kB',
          wanted: { atMost: 230 },
          note: `after readiness: ${fetched.later.map(({ name }) => name).join(', ')}`,
        },
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}

interface Script {
  name: string;
  bytes: number;
}

// Chunks that hold nothing but the fixed libraries (`scripts/vite/appChunks.ts`).
const isLibrary = (name: string): boolean => /^(react|router|redux|styled-components)-/.test(name);

const kilobytes = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

// Every script from the network, compressed as in the report. The page's own clock separates requests before and
// after readiness, because a driver learns of it late.
async function fetchedScripts(page: Page, { origin }: Site): Promise<{ first: Script[]; later: Script[] }> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requests.push(request);
  });
  await page.addInitScript(noteReady);
  await page.goto(origin);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForTimeout(idleMs);
  const late = new Set(await page.evaluate(askedForAfterReady));
  const isLate = (request: Request) => late.has(request.url());
  return {
    first: await Promise.all(requests.filter((request) => !isLate(request)).map(scriptOf)),
    later: await Promise.all(requests.filter(isLate).map(scriptOf)),
  };
}

declare global {
  interface Window {
    // When the page became ready, in milliseconds of its clock.
    __readyAt?: number;
  }
}

// Runs in the page, before its own scripts.
function noteReady(): void {
  new MutationObserver((_, observer) => {
    if (!document.documentElement?.dataset.ready) return;
    window.__readyAt = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, attributes: true });
}

// Runs in the page: URLs requested since readiness.
function askedForAfterReady(): string[] {
  const { __readyAt: readyAt } = window;
  if (readyAt === undefined) throw new Error('The page never said that it works');
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime > readyAt)
    .map(({ name }) => name);
}

async function scriptOf(request: Request): Promise<Script> {
  const response = await request.response();
  const bytes = response ? gzipSync(await response.body(), { level: 9 }).length : 0;
  return { name: request.url().split('/').at(-1) ?? '', bytes };
}
