import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Figure } from './figure.ts';
import type { ServedSites, Site } from './servedSite.ts';

/** After the page has come to life: nothing more may be fetched unless somebody asks for it. */
const idleMs = 5_000;

/** The scripts of home, as the artifact's report counts them and as a browser fetches them before anybody touches the page. */
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
          what: `${site.brand}: first-load JavaScript of home, gzip, in a browser`,
          value: fetched.bytes / 1000,
          unit: 'kB',
          wanted: { atMost: 180 },
          note: `${fetched.count} files`,
        },
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}

type Browser = Awaited<ReturnType<ServedSites['launch']>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

/** Every script that came over the network, compressed as the report does it. */
async function fetchedScripts(page: Page, { origin }: Site): Promise<{ bytes: number; count: number }> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(origin);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForTimeout(idleMs);
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), count: sizes.length };
}
