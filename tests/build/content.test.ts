import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../scripts/build/compile/measureFiles.ts';
import { cacheDir, projectRoot } from '../../scripts/cli/projectPaths.ts';
import { generateBrands } from '../support/build/generateBrands.ts';
import { hostileResponses } from '../support/operator/hostileOperator.ts';
import { filesThatDiffer } from './artifact.ts';
import { htmlErrors } from './htmlRules.ts';
import { startOperator } from './operatorServer.ts';
import { runBuild } from './runScript.ts';
import { temporaryDir } from './temporaryDir.ts';

const game = (index: number) => ({
  id: index,
  name: `Jogo ${index} & Cia`,
  slug: `jogo-${index}`,
  image: `/storage/${index}.png`,
  provider: { id: index % 3, name: `Estúdio ${index % 3}`, slug: `estudio-${index % 3}` },
});
const games = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => game(from + index));

const honest = () => ({
  '/v2/settings/': { general_title: 'Casa & Sorte', general_instagram: 'https://instagram.example/casa' },
  '/v2/casino-games/category': [
    { id: 1, name: 'Caça-níqueis', slug: 'slots', games: games(0, 400) },
    { id: 7, name: 'Crash', slug: 'crash', games: games(400, 60) },
  ],
  '/api/casino-games/providers': [0, 1, 2].map((id) => ({
    id,
    name: `Estúdio ${id}`,
    slug: `estudio-${id}`,
  })),
  '/v2/promotions': [
    {
      id: 5,
      title: 'Torneio',
      image: '/storage/t.png',
      description: '<p>Vale <b>tudo</b></p>',
      starts_at: '2026-02-03T10:00:00Z',
    },
  ],
  '/v2/banners': [{ id: 1, image: '/storage/b.png', link: '/promotions/5' }],
  '/api/seo?section_name=home_page': { title: 'Jogue na Casa', content: 'Tudo da casa' },
  '/api/seo?section_name=casino_categories&source_id=crash': { title: 'Jogos crash', content: 'Suba & saia' },
});

// One brand with the given operator.
function brandOf(origin: string): {
  id: string;
  build: (...args: string[]) => Promise<{ code: number | null; stderr: string; site: string }>;
} {
  const dir = temporaryDir();
  const { configFile, ids } = generateBrands(dir, 1);
  const config = JSON.parse(readFileSync(configFile, 'utf8'));
  config.brands[0].api = { origin };
  writeFileSync(configFile, JSON.stringify(config));
  const [id = ''] = ids;
  let builds = 0;
  return {
    id,
    build: async (...args) => {
      const out = join(dir, `dist-${builds++}`);
      const { code, stderr } = await runBuild(['--config', configFile, '--out', out, ...args]);
      return { code, stderr, site: join(out, id, 'site') };
    },
  };
}

const structured = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? '{}')['@graph'];

test("prerenders the operator's content, with a page for each item", async () => {
  const operator = await startOperator(honest());
  const { id, build } = brandOf(operator.origin);
  const { code, stderr, site } = await build('--content');
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringContaining('without content') });
  const read = (path: string) => readFileSync(join(site, path), 'utf8');

  const home = read('index.html');
  expect(home).toContain('<title>Jogue na Casa | Casa &amp; Sorte</title>');
  expect(home).toContain('<meta name="description" content="Tudo da casa">');
  expect(home).toContain('Jogo 3 &amp; Cia');
  expect(home).toContain(`src="${operator.origin}/storage/b.png"`);
  expect(structured(home)[0].sameAs).toEqual(['https://instagram.example/casa']);

  const crash = read('casino/crash/index.html');
  expect(crash).toContain('<title>Jogos crash | Casa &amp; Sorte</title>');
  expect(crash).toMatch(/<h1[^>]*>Crash<\/h1>/);
  expect(crash).toContain('href="/play/estudio-1/jogo-400"');
  expect(read('casino/slots/index.html')).toContain('href="/play/estudio-0/jogo-0"');
  expect(read('providers/estudio-2/index.html')).toContain('href="/play/estudio-2/jogo-2"');
  expect(read('promotions/5/index.html')).toContain('<p>Vale <b>tudo</b></p>');
  expect(read('promotions/index.html')).toContain('href="/promotions/5"');

  const map = read('sitemap.xml');
  for (const path of ['/casino/crash', '/providers/estudio-0', '/promotions/5'])
    expect(map).toContain(`.example${path}</loc>`);
  expect(map).toContain('/promotions/5</loc><lastmod>2026-02-03</lastmod>');
  expect(map).not.toContain('/casino/crash</loc><lastmod>');

  const errors: string[] = [];
  for (const file of listFiles(site).filter((name) => name.endsWith('.html'))) {
    const html = read(file);
    errors.push(...(await htmlErrors(file, html)));
    expect({ file, styled: /<[a-z][^>]* style="/.test(html) }).toEqual({ file, styled: false });
    // Of 460 games the page contains only those that are visible at first.
    expect(html.length).toBeLessThan(250_000);
  }
  expect(errors).toEqual([]);

  const again = await build('--content');
  expect(filesThatDiffer(join(site, '..'), join(again.site, '..'))).toEqual([]);

  // Unchanged pages come from the cache, which must not show.
  operator.responses = {
    ...operator.responses,
    '/v2/promotions': [{ id: 5, title: 'Corrida', image: '/storage/t.png' }],
  };
  const changed = await build('--content');
  expect(readFileSync(join(changed.site, 'index.html'), 'utf8')).toContain('Corrida');
  expect(readFileSync(join(changed.site, 'casino/index.html'), 'utf8')).toBe(read('casino/index.html'));
  rmSync(join(cacheDir(projectRoot, 'pages'), id), { recursive: true });
  const anew = await build('--content');
  expect(filesThatDiffer(join(changed.site, '..'), join(anew.site, '..'))).toEqual([]);
});

test('warns about an unreachable operator and builds the pages without it', async () => {
  const { build } = brandOf('http://127.0.0.1:9');
  const plain = await build();
  const { code, stderr, site } = await build('--content');
  expect(code).toBe(0);
  expect(stderr).toMatch(/warning: .*cannot be asked; pages are made without content/);
  expect(filesThatDiffer(join(plain.site, '..'), join(site, '..'))).toEqual([]);
});

test('warns about one invalid response and uses the others', async () => {
  const operator = await startOperator({ ...honest(), '/v2/casino-games/category': { no: 'list' } });
  const { build } = brandOf(operator.origin);
  const { code, stderr, site } = await build('--content');
  expect(code).toBe(0);
  expect(stderr).toContain('/v2/casino-games/category: not as the contract says');
  expect(readFileSync(join(site, 'promotions/5/index.html'), 'utf8')).toContain('Torneio');
});

test('lets nothing of a hostile operator run, link away unmarked or break the markup', async () => {
  const operator = await startOperator({});
  const { id, build } = brandOf(operator.origin);
  operator.responses = hostileResponses(`https://${id}.example`);
  const { code, site } = await build('--content');
  expect(code).toBe(0);
  const files = listFiles(site);
  const suspect = files.filter((file) => /(^|\/)\.|evil|\.\./.test(file));
  expect(suspect).toEqual(['.well-known/security.txt']);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(site, file), 'utf8');
    // Data blocks contain the raw text, where nothing can end the block.
    const shown = html.replace(/<script type="application\/(?:ld\+)?json"[^>]*>[^<]*<\/script>/g, '');
    // A picture of the brand's own, drawn with references within itself.
    const scene = / src="data:image\/svg\+xml,[^"]*"/g;
    const tags = shown.replace(scene, '').match(/<[a-z][^>]*>/gi) ?? [];
    const bad = tags.filter(
      (tag) =>
        /\s(?:on\w+|srcdoc)=/i.test(tag.replace(/"[^"]*"/g, '""')) ||
        /(?:href|src|srcset|content)="\s*(?:javascript|data:text|vbscript|\/\/|\/\\)|url\(/i.test(tag),
    );
    expect({ file, bad }).toEqual({ file, bad: [] });
    const running = [...shown.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , text]) => text);
    expect({ file, pwned: running.some((text) => text?.includes('pwned')) }).toEqual({ file, pwned: false });
    // This operator gives two categories the same name.
    const errors = (await htmlErrors(file, html)).filter((error) => !error.includes('unique-landmark'));
    expect(errors).toEqual([]);
  }
});
