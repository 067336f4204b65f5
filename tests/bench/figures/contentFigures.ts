import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { cacheDir, projectRoot } from '../../../scripts/cli/projectPaths.ts';
import type { Figure } from '../figure.ts';
import type { ServedSites, Site } from '../servedSite.ts';
import { visitAsPhone } from '../visitAsPhone.ts';
import { firstRowWithContent } from './loadFigures.ts';

// One brand of each layout.
const brands = ['default', 'maraxi', 'gingaro'];

const kinds = {
  home: '/',
  'casino list': '/casino',
  category: '/casino/crash',
  provider: '/providers/moonbyte',
  promotion: '/promotions/1',
  'legal text': '/termos-de-uso',
};

const wanted: Record<string, number> = { performance: 98, 'best-practices': 100, seo: 100 };

// Next to the port on which the sites are served.
const debuggingPort = 4642;

interface StampedBrand {
  id: string;
  pages: number;
  stampedMs: number;
}

/** Measures the time for new content to reach a brand's pages, their size and their Lighthouse scores. */
export async function contentFigures(served: ServedSites): Promise<Figure[]> {
  try {
    for (const { brand } of served.sites) {
      const kept = join(cacheDir(projectRoot, 'pages'), brand);
      rmSync(kept, { recursive: true, force: true });
    }
    const stamped = await buildWithContent(served);
    const figures = stamped.map(
      ({ id, pages, stampedMs }): Figure => ({
        what: `${id}: stamping content for the first time, all brands at once, per hundred pages`,
        value: (stampedMs / pages) * 0.1,
        unit: 's',
        wanted: null,
        note: `${pages} pages in ${stampedMs} ms, nothing compiled`,
      }),
    );
    for (const { id } of stamped) figures.push(weight(served, id));
    const [site] = served.sites;
    if (site) figures.push(await firstRowWithContent(served, site));
    const browser = await served.launch([`--remote-debugging-port=${debuggingPort}`]);
    try {
      for (const site of served.sites.filter(({ brand }) => brands.includes(brand)))
        for (const [kind, path] of Object.entries(kinds)) figures.push(...(await scores(site, kind, path)));
    } finally {
      await browser.close();
    }
    return figures;
  } finally {
    // The sandbox would reuse them at its next start.
    rmSync(served.artifacts, { recursive: true, force: true });
  }
}

// Replaces the served artifacts. A build refuses their directory, because it lies in `node_modules`.
async function buildWithContent({ artifacts, sites }: ServedSites): Promise<StampedBrand[]> {
  const port = new URL(sites[0]?.origin ?? '').port;
  const out = mkdtempSync(join(tmpdir(), 'bandeira-content-'));
  try {
    const build = spawn(
      process.execPath,
      [join(projectRoot, 'scripts/build.ts'), '--env', 'sandbox', '--content', '--json', '--out', out],
      { env: { ...process.env, BANDEIRA_PORT: port }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const [report, said] = await Promise.all([text(build.stdout), text(build.stderr)]);
    const { ok, brands: stamped }: { ok: boolean; brands: StampedBrand[] } = JSON.parse(report);
    if (!ok) throw new Error(`The build with content failed:\n${said}`);
    if (/Compiling|without content/.test(said)) throw new Error(`Content should need no compiling:\n${said}`);
    rmSync(artifacts, { recursive: true });
    cpSync(out, artifacts, { recursive: true });
    return stamped;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function weight({ artifacts }: ServedSites, brand: string): Figure {
  const page = readFileSync(join(artifacts, brand, 'site/index.html'));
  return {
    what: `${brand}: home with content, the document`,
    value: gzipSync(page).length / 1000,
    unit: 'kB',
    wanted: { atMost: 40 },
    note: `${Math.round(page.length / 1000)} kB unpacked`,
  };
}

async function scores({ brand, origin }: Site, kind: string, path: string): Promise<Figure[]> {
  const { scores } = await visitAsPhone(origin + path, {
    port: debuggingPort,
    categories: Object.keys(wanted),
  });
  return scores.map(({ category, points, failed }) => ({
    what: `${brand}: Lighthouse, ${category}, ${kind} with content`,
    value: points,
    unit: 'points',
    wanted: { atLeast: wanted[category] ?? 100 },
    noisy: category === 'performance',
    note: failed.length > 0 ? failed.join(', ') : undefined,
  }));
}
