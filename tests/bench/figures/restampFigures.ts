import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { cacheDir, projectRoot } from '../../../scripts/cli/projectPaths.ts';
import { generateBrands } from '../../support/build/generateBrands.ts';
import { type Figure, median } from '../figure.ts';

const providers = 100;
const categories = 20;
const gamesInCategory = 200;
const promotions = 370;

const list = <Item>(length: number, item: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => item(index));

// An operator with pages for about five hundred items.
const responses: Record<string, unknown> = {
  '/v2/settings/': { general_title: 'Casa' },
  '/v2/casino-games/category': list(categories, (category) => ({
    id: category + 1,
    name: `Categoria ${category}`,
    slug: `categoria-${category}`,
    games: list(gamesInCategory, (index) => game(category * gamesInCategory + index)),
  })),
  '/api/casino-games/providers': list(providers, provider),
  '/v2/promotions': list(promotions, (index) => ({
    id: index + 1,
    title: `Promoção ${index}`,
    image: '/storage/p.png',
    description: `<p>${'Vale <b>tudo</b>, todo dia. '.repeat(40)}</p>`,
  })),
  '/v2/banners': [{ id: 1, image: '/storage/b.png', link: '/promotions/5' }],
};

function provider(index: number) {
  return { id: index, name: `Estúdio ${index}`, slug: `estudio-${index}` };
}

function game(index: number) {
  return {
    id: index,
    name: `Jogo ${index}`,
    slug: `jogo-${index}`,
    image: `/storage/${index}.png`,
    provider: provider(index % providers),
  };
}

/** Measures stamping a hundred pages when the operator of a large site changes content. */
export async function restampFigures(): Promise<Figure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'bandeira-restamp-'));
  const server = await serve();
  try {
    const { configFile, ids } = generateBrands(join(dir, 'brand'), 1);
    const config = JSON.parse(readFileSync(configFile, 'utf8'));
    const address = server.address();
    config.brands[0].api = {
      origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    };
    writeFileSync(configFile, JSON.stringify(config));
    const kept = join(cacheDir(projectRoot, 'pages'), ids[0] ?? '');
    rmSync(kept, { recursive: true, force: true });
    const stamp = () => stamped(configFile, join(dir, 'dist'));
    const first = await stamp();
    const again = [];
    for (let round = 0; round < 3; round += 1) {
      // Simulates a change on one page in ten.
      for (const [index, file] of readdirSync(kept).sort().entries())
        if (index % 10 === 0) rmSync(join(kept, file));
      again.push(await stamp());
    }
    const perHundred = again.map(({ pages, stampedMs }) => (stampedMs / pages) * 0.1);
    return [
      {
        what: 're-stamping a large site, something new on one page in ten, per hundred pages',
        value: median(perHundred),
        unit: 's',
        wanted: { atMost: 0.7 },
        noisy: true,
        note: `${first.pages} pages, of ${perHundred.map((seconds) => seconds.toFixed(2)).join(', ')}; nothing compiled`,
      },
      {
        what: 'stamping it for the first time, per hundred pages',
        value: (first.stampedMs / first.pages) * 0.1,
        unit: 's',
        wanted: null,
      },
    ];
  } finally {
    server.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const body = responses[path];
    if (body === undefined) response.writeHead(path === '/api/seo' ? 204 : 404).end();
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function stamped(configFile: string, out: string): Promise<{ pages: number; stampedMs: number }> {
  const args = ['scripts/build.ts', '--config', configFile, '--out', out, '--content', '--json'];
  const build = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  const [report, said] = await Promise.all([text(build.stdout), text(build.stderr)]);
  const [brand] = JSON.parse(report).brands;
  if (!brand || /without content/.test(said)) throw new Error(`The site was not stamped:\n${said}`);
  return brand;
}
