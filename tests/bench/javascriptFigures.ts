import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import type { Figure } from './figure.ts';
import type { ServedSites, Site } from './servedSite.ts';

/** After the page has come to life, time for what it fetches by itself: what is on screen and can wait. */
const idleMs = 5_000;

/** The scripts of home as the artifact's report counts them, and as a browser fetches them when nobody touches the page. */
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
          wanted: { atMost: 180 },
        },
        {
          what: `${site.brand}: the same as a browser asks for it until the page works`,
          value: kilobytes(fetched.first),
          unit: 'kB',
          wanted: { atMost: 180 },
          note: `${fetched.first.length} files`,
        },
        {
          what: `${site.brand}: what the page fetches by itself after that`,
          value: kilobytes(fetched.later),
          unit: 'kB',
          wanted: null,
          note: fetched.later.map(({ name }) => name).join(', '),
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

const kilobytes = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** Every script that came over the network, compressed as the report does it. */
async function fetchedScripts(page: Page, { origin }: Site): Promise<{ first: Script[]; later: Script[] }> {
  const responses: { first: Promise<Script>[]; later: Promise<Script>[] } = { first: [], later: [] };
  let works = false;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') responses[works ? 'later' : 'first'].push(scriptOf(request));
  });
  await page.goto(origin);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  works = true;
  await page.waitForTimeout(idleMs);
  return { first: await Promise.all(responses.first), later: await Promise.all(responses.later) };
}

async function scriptOf(request: Request): Promise<Script> {
  const response = await request.response();
  const bytes = response ? gzipSync(await response.body(), { level: 9 }).length : 0;
  return { name: request.url().split('/').at(-1) ?? '', bytes };
}
