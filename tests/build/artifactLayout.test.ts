import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../../scripts/build/compile/measureFiles.ts';
import { projectRoot } from '../../scripts/cli/projectPaths.ts';
import { artifactDir, brandIds, brokenFiles, pages, read, resolvedBrand, siteFiles } from './artifact.ts';
import { buildCommit, buildTime } from './runScript.ts';

const json = (brand: string, path: string) => JSON.parse(read(brand, path));
const chunks = (brand: string) => siteFiles(brand).filter((file) => file.startsWith('assets/'));
// Static imports of a chunk; dynamic imports are in parentheses.
function importedBy(brand: string, chunk: string): string[] {
  // Chunks import each other by compiled names; the page's import map has the file names.
  const [, map = ''] = /<script type="importmap"[^>]*>([^<]+)/.exec(read(brand, 'site/index.html')) ?? [];
  const { imports } = JSON.parse(map);
  return [...read(brand, `site/${chunk}`).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(
    ([, name]) => (imports[`/assets/${name}`] ?? `/assets/${name}`).slice(1),
  );
}
const timestamp = new Date(Number(buildTime) * 1000).toISOString().replace('.000Z', 'Z');

describe.each(brandIds)('artifact of %s', (brand) => {
  test('has every part, and SHA256SUMS names each file with its right sum', () => {
    const files = listFiles(artifactDir(brand));
    for (const file of [
      ...['index', '200', '404', '50x'].map((page) => `site/${page}.html`),
      ...[
        'manifest.webmanifest',
        'robots.txt',
        'sitemap.xml',
        'sw.js',
        'favicon.ico',
        'apple-touch-icon.png',
        '_headers',
        '_redirects',
      ].map((file) => `site/${file}`),
      ...[
        'headers.json',
        'routes.json',
        'nginx.conf',
        'Caddyfile',
        'Dockerfile',
        'kubernetes.yaml',
        'cloudfront.js',
        'cloudfront-headers.json',
      ].map((file) => `deploy/${file}`),
      'site/builds/latest.json',
      'report.json',
      'sbom.cdx.json',
    ])
      expect(files).toContain(file);
    expect(new Set(files.map((file) => file.split('/')[0]))).toEqual(
      new Set(['site', 'deploy', 'sourcemaps', 'report.json', 'sbom.cdx.json', 'SHA256SUMS']),
    );
    expect(brokenFiles(artifactDir(brand))).toEqual([]);
  });

  test('names its build and the time of the commit, with the rules of its routes', () => {
    const latest = json(brand, 'site/builds/latest.json');
    expect(latest).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{12}$/),
      timestamp,
      commit: buildCommit,
      brand,
      env: 'production',
    });
    const meta = json(brand, `site/builds/meta/${latest.id}.json`);
    expect(meta).toEqual({ id: latest.id, timestamp, routeRules: expect.anything() });
    expect(meta.routeRules['/user/wallet']).toMatchObject({ guards: expect.arrayContaining(['auth']) });
  });

  test('has no chunks that import each other in a cycle', () => {
    const imports = new Map(chunks(brand).map((chunk) => [chunk, importedBy(brand, chunk)]));
    expect([...imports.values()].flat().filter((chunk) => !imports.has(chunk))).toEqual([]);
    expect([...imports.values()].flat().length).toBeGreaterThan(imports.size);
    const done = new Set<string>();
    const circles: string[] = [];
    const follow = (chunk: string, way: readonly string[]): void => {
      if (way.includes(chunk)) circles.push([...way.slice(way.indexOf(chunk)), chunk].join(' → '));
      if (way.includes(chunk) || done.has(chunk)) return;
      for (const next of imports.get(chunk) ?? []) follow(next, [...way, chunk]);
      done.add(chunk);
    };
    for (const chunk of imports.keys()) follow(chunk, []);
    expect(circles).toEqual([]);
  });

  test('keeps its source maps out of the web root, one for each chunk, without a path of the machine', () => {
    expect(siteFiles(brand).filter((file) => file.endsWith('.map'))).toEqual([]);
    // The bundler's runtime has no source.
    const compiled = chunks(brand).filter((chunk) => !chunk.startsWith('assets/rolldown-runtime-'));
    for (const chunk of compiled) {
      expect(read(brand, `site/${chunk}`)).not.toContain('sourceMappingURL');
      const map = json(brand, `sourcemaps/${chunk}.map`);
      expect(map.version).toBe(3);
      for (const source of map.sources) expect(source).toMatch(/^(src|node_modules|virtual:|\0|[^/.])/);
      expect(map.sources.join()).not.toContain(projectRoot);
    }
    const maps = listFiles(join(artifactDir(brand), 'sourcemaps'));
    expect(maps.map((map) => map.replace(/\.map$/, ''))).toEqual(compiled);
  });

  test.each([
    [
      'the vendor of monitoring',
      '@datadog/',
      /node_modules\/(@datadog|web-vitals)\/|src\/features\/monitoring\//,
    ],
    [
      'the telephone numbers of all countries',
      'libphonenumber-js/metadata',
      /node_modules\/libphonenumber-js\//,
    ],
  ])('keeps %s in separate files, so that other pages do not fetch it', (_, heavy, own) => {
    const sources: string[][] = chunks(brand)
      .filter((chunk) => !chunk.startsWith('assets/rolldown-runtime-'))
      .map((chunk) => json(brand, `sourcemaps/${chunk}.map`).sources);
    const holding = sources.filter((list) => list.some((source) => source.includes(heavy)));
    expect(holding.length).toBeGreaterThan(0);
    expect(holding.flat().filter((source) => !own.test(source))).toEqual([]);
  });

  test('loads by itself at most 229.9 kB of JavaScript in home, prefetched pages apart, and nothing for forms', () => {
    const { files, firstLoad } = json(brand, 'report.json');
    const late = [
      'query',
      'data',
      'axios',
      'axiosClient',
      'laterParts',
      'BannerCarousel',
      'LateEffects',
      'deferredModules',
      'NoticeBar',
    ].map(
      (name) => chunks(brand).find((chunk) => new RegExp(`/${name}-[\\w-]{7}\\.js$`).test(chunk)) ?? name,
    );
    expect(late.filter((chunk) => !(chunk in files))).toEqual([]);
    const loaded = new Set<string>(firstLoad.javascript.files);
    const load = (chunk: string): void => {
      if (loaded.has(chunk)) return;
      loaded.add(chunk);
      for (const next of importedBy(brand, chunk)) load(next);
    };
    for (const chunk of late) load(chunk);
    expect([...loaded].filter((chunk) => /\/(forms|phone)-/.test(chunk))).toEqual([]);
    const gzip = [...loaded].reduce((sum, chunk) => sum + files[chunk].gzip, 0);
    expect(gzip).toBeGreaterThan(firstLoad.javascript.gzip + 40_000);
    expect(gzip).toBeLessThanOrEqual(229_900);
    // The row of sports, which other brands never load.
    const row = chunks(brand).find((chunk) => /\/MatchesRow-[\w-]{7}\.js$/.test(chunk)) ?? '';
    const before = new Set(loaded);
    load(row);
    const added = [...loaded].filter((chunk) => !before.has(chunk));
    expect(added).toContain(row);
    expect(added.reduce((sum, chunk) => sum + files[chunk].gzip, 0)).toBeLessThanOrEqual(4_000);
  });

  test('names the chunks that home and the lobby import once they respond, without those of their first load', () => {
    const listed = (page: string, id: string) =>
      new RegExp(`id="${id}">([^<]+)<`).exec(read(brand, page))?.[1] ?? '[]';
    const nextOf = (page: string): string[] => JSON.parse(listed(page, 'next-modules'));
    const names = (files: string[]) =>
      files.map((file) => file.replace(/^\/assets\/|-[\w-]{7}\.js$/g, '')).sort();
    expect(names(nextOf('site/index.html'))).toEqual(['axios', 'axiosClient', 'data', 'query']);
    const lobby: string[] = JSON.parse(listed('site/casino/index.html', 'modules'));
    expect(nextOf('site/casino/index.html').filter((file) => lobby.includes(file))).toEqual([]);
    expect(names([...lobby, ...nextOf('site/casino/index.html')])).toEqual(
      expect.arrayContaining(['axios', 'axiosClient', 'data', 'query']),
    );
  });

  test('loads no library of forms with the lobby', () => {
    const modules = /id="modules">([^<]+)</.exec(read(brand, 'site/casino/index.html'))?.[1] ?? '[]';
    expect(modules).toMatch(/\/CasinoPage-/);
    expect(modules).not.toMatch(/\/forms-/);
  });

  test('reports the size of every file, and what the first view of home fetches', () => {
    const report = json(brand, 'report.json');
    expect(Object.keys(report.files)).toEqual(siteFiles(brand));
    for (const [file, size] of Object.entries<{ bytes: number; gzip: number; brotli: number }>(
      report.files,
    )) {
      expect(size.bytes).toBe(statSync(join(artifactDir(brand), 'site', file)).size);
      expect(size.gzip).toBeGreaterThan(0);
      expect(size.brotli).toBeGreaterThan(0);
    }
    const modules = /id="modules">([^<]+)</.exec(read(brand, 'site/index.html'))?.[1] ?? '[]';
    expect(
      JSON.parse(modules)
        .map((file: string) => file.slice(1))
        .sort(),
    ).toEqual([...report.firstLoad.javascript.files].sort());
    expect(report.firstLoad.javascript.gzip).toBeGreaterThan(100_000);
    // Budget of a first visit; `npm run bench -- --only javascript` shows what a browser fetches.
    expect(report.firstLoad.javascript.gzip).toBeLessThanOrEqual(164_180);
    // Without the operator's content, which adds some 8 kB.
    expect(gzipSync(read(brand, 'site/index.html')).length).toBeLessThanOrEqual(32_000);
    // The build fails above a page's budget.
    expect(report.routes.index).toEqual({ gzip: report.firstLoad.javascript.gzip, budget: 165_000 });
    expect(report.routes.casino.gzip).toBeGreaterThan(report.routes.index.gzip);
    // axios is fetched once the page works, without its XHR adapter, which the first upload loads.
    expect(report.firstLoad.javascript.files.filter((file: string) => /axios|upload/i.test(file))).toEqual(
      [],
    );
    const axios = siteFiles(brand).find((file) => /^assets\/axios-[\w-]+\.js$/.test(file)) ?? '';
    expect(read(brand, `site/${axios}`)).not.toContain('XMLHttpRequest');
    // Small sets of shared code join others: a chunk per set of sharing pages would be 130.
    const shared = siteFiles(brand).filter((file) => /^assets\/parts-[\w-]+\.js$/.test(file));
    expect(shared.length).toBeGreaterThan(5);
    expect(shared.length).toBeLessThan(110);
    expect(report.contrast.length).toBeGreaterThan(10);
    for (const pair of report.contrast) expect(pair.ratio).toBeGreaterThanOrEqual(pair.required);
    expect(report).toMatchObject({ brand, env: 'production', warnings: [] });
  });
});

test('lists a browser package in the SBOM with version, license and hash', () => {
  const bill = json('default', 'sbom.cdx.json');
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { timestamp: new Date(timestamp).toISOString() },
  });
  expect(bill.serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  );
  const names: string[] = bill.components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  const fonts = names.filter((name) => name.startsWith('@fontsource-variable/'));
  expect(fonts).toEqual(['@fontsource-variable/manrope']);
  expect(names.filter((name) => name in devDependencies && !(name in dependencies))).toEqual(fonts);
  expect(bill.metadata.properties).toEqual([
    { name: 'artifact:brand', value: 'default' },
    { name: 'artifact:build', value: json('default', 'site/builds/latest.json').id },
    { name: 'artifact:commit', value: buildCommit },
    { name: 'artifact:env', value: 'production' },
  ]);
  for (const component of bill.components) {
    expect(component).toMatchObject({
      type: 'library',
      version: expect.any(String),
      licenses: [expect.anything()],
    });
    expect(component.hashes[0]).toEqual({
      alg: 'SHA-512',
      content: expect.stringMatching(/^[0-9a-f]{128}$/),
    });
  }
  const refs = new Set(bill.components.map((component: { 'bom-ref': string }) => component['bom-ref']));
  for (const { dependsOn = [] } of bill.dependencies)
    for (const ref of dependsOn) expect(refs).toContain(ref);
});

test.each(brandIds)('includes the license of every library and font of %s', async (brand) => {
  const notices = read(brand, 'site/third-party-notices.txt');
  const bill: { components: { name: string; version: string }[] } = json(brand, 'sbom.cdx.json');
  for (const { name, version } of bill.components) expect(notices).toContain(`\n${name} ${version} (`);
  const { theme } = await resolvedBrand(brand);
  for (const { family } of theme.fonts) {
    const slug = family.toLowerCase().replaceAll(' ', '-');
    expect(notices).toMatch(new RegExp(`\\n@fontsource-variable/${slug} [\\d.]+ \\(OFL-1.1\\)`));
  }
  for (const text of ['Apache License', 'Permission is hereby granted', 'SIL OPEN FONT LICENSE'])
    expect(notices).toContain(text);
  expect(notices).not.toContain(projectRoot);
});

test('shares chunks and fonts between artifacts: same name, same bytes, one file on the disk', () => {
  const shared = new Map<string, number>();
  for (const brand of brandIds) {
    for (const file of siteFiles(brand).filter((name) => /^assets\/|\.woff2$/.test(name))) {
      const { ino, nlink } = statSync(join(artifactDir(brand), 'site', file));
      expect(nlink).toBeGreaterThan(1);
      expect(shared.get(file) ?? ino).toBe(ino);
      shared.set(file, ino);
    }
  }
  expect(shared.size).toBeGreaterThan(50);
});

test('copies the files of public/ into every artifact unchanged', () => {
  const dir = join(projectRoot, 'public');
  const files = listFiles(dir);
  expect(files.length).toBeGreaterThan(0);
  for (const brand of brandIds)
    for (const file of files) expect(read(brand, `site/${file}`)).toBe(readFileSync(join(dir, file), 'utf8'));
});

test('includes only the chunks that features and layouts of the brand can reach', () => {
  const has = (brand: string, chunk: string) =>
    chunks(brand).some((file) => file.startsWith(`assets/${chunk}-`));
  // Maraxi has no sports and one layout; Velvora has no double, and Fliperix its small games in another layout.
  expect(has('maraxi', 'SportsPage')).toBe(false);
  expect(has('velvora', 'SportsPage')).toBe(true);
  expect(has('velvora', 'DoublePage')).toBe(false);
  expect(has('maraxi', 'DoublePage')).toBe(true);
  const layouts = (brand: string) =>
    ['DefaultLayout', 'BlazeLayout', 'OrangeLayout'].filter((layout) => has(brand, layout));
  expect(layouts('default')).toEqual(['DefaultLayout']);
  expect(layouts('maraxi')).toEqual(['BlazeLayout']);
  expect(layouts('velvora')).toEqual(['BlazeLayout']);
  expect(layouts('fliperix')).toEqual(['DefaultLayout', 'OrangeLayout']);
});

test('has every chunk and picture that a page names', () => {
  for (const brand of brandIds) {
    const files = new Set(siteFiles(brand));
    for (const { file, html } of pages(brand)) {
      // Left of the import map's colons are compiled URLs, which are no files.
      const document = html.replaceAll(/"\/assets\/[^"]+":(?="\/assets\/)/g, '');
      const named = [...document.matchAll(/["(](\/(?:assets|brand)\/[^"()?#]+)["?#)]/g)];
      const missing = named.map(([, path = '']) => path.slice(1)).filter((path) => !files.has(path));
      expect({ file, missing }).toEqual({ file, missing: [] });
    }
  }
});
