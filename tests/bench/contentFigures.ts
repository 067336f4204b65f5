import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { cacheFolder, projectRoot } from '../../scripts/artifact/projectPaths.ts';
import type { Figure } from './figure.ts';
import { lighthouseScores } from './lighthouseScores.ts';
import type { ServedSites, Site } from './servedSite.ts';

/** One brand of each layout. */
const brands = ['default', 'maraxi', 'gingaro'];

const kinds = {
  home: '/',
  'casino list': '/casino',
  category: '/casino/crash',
  provider: '/providers/moonbyte',
  promotion: '/promotions/1',
  'legal text': '/termos-de-uso',
};

/** Beside the port on which the sites are served. */
const debuggingPort = 4642;

/** Where the build keeps pages with content. */
const keptPages = cacheFolder(projectRoot, 'pages');

interface StampedBrand {
  id: string;
  pages: number;
  stampedMs: number;
}

/** How long new content takes to get into a brand's pages, what they weigh then, and what Lighthouse says of them. */
export async function contentFigures(served: ServedSites): Promise<Figure[]> {
  try {
    for (const { brand } of served.sites) rmSync(join(keptPages, brand), { recursive: true, force: true });
    const first = await buildWithContent(served);
    for (const { id } of first) changeSome(id);
    const stamped = await buildWithContent(served);
    const figures = [
      ...stamped.map((brand) => stamping(brand, 'new content in one page of ten', { atMost: 0.8 })),
      ...first.map((brand) => stamping(brand, 'content for the first time', null)),
    ];
    for (const { id } of stamped) figures.push(weight(served, id));
    const browser = await served.launch([`--remote-debugging-port=${debuggingPort}`]);
    try {
      for (const site of served.sites.filter(({ brand }) => brands.includes(brand)))
        for (const [kind, path] of Object.entries(kinds)) figures.push(...(await scores(site, kind, path)));
    } finally {
      await browser.close();
    }
    return figures;
  } finally {
    // The sandbox would take them for its own at its next start.
    rmSync(served.artifacts, { recursive: true, force: true });
  }
}

function stamping({ id, pages, stampedMs }: StampedBrand, what: string, wanted: Figure['wanted']): Figure {
  return {
    what: `${id}: stamping ${what}, per hundred pages`,
    value: (stampedMs / pages) * 0.1,
    unit: 's',
    wanted,
    noisy: true,
    note: `${pages} pages in ${stampedMs} ms, nothing compiled`,
  };
}

/** One page in ten has to be rendered again, as if something on it had changed. */
function changeSome(brand: string): void {
  const folder = join(keptPages, brand);
  for (const [place, file] of readdirSync(folder).sort().entries())
    if (place % 10 === 0) rmSync(join(folder, file));
}

/** In place of the artifacts that are being served. */
async function buildWithContent({ artifacts, sites }: ServedSites): Promise<StampedBrand[]> {
  const port = new URL(sites[0]?.origin ?? '').port;
  const build = spawn(
    process.execPath,
    [join(projectRoot, 'scripts/build.ts'), '--env', 'sandbox', '--content', '--json', '--out', artifacts],
    { env: { ...process.env, BANDEIRA_PORT: port }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [report, said] = await Promise.all([text(build.stdout), text(build.stderr)]);
  if (/Compiling|without content/.test(said)) throw new Error(`Content should need no compiling:\n${said}`);
  const { brands: stamped }: { brands: StampedBrand[] } = JSON.parse(report);
  return stamped;
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
  const found = await lighthouseScores(origin + path, debuggingPort, ['best-practices', 'seo']);
  return found.map(({ category, points, failed }) => ({
    what: `${brand}: Lighthouse, ${category}, ${kind} with content`,
    value: points,
    unit: 'points',
    wanted: { atLeast: 100 },
    ...(failed.length > 0 ? { note: failed.join(', ') } : {}),
  }));
}
