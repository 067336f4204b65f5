import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cspHash } from '../../scripts/build/output/contentHash.ts';
import { generateBrands } from '../support/build/generateBrands.ts';
import { brandIds, read, resolvedBrand } from './artifact.ts';
import { runBuild } from './runScript.ts';
import { temporaryDir } from './temporaryDir.ts';

const scriptOf = (html: string) => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

test.each(brandIds)(
  'renders the error page of %s without further requests and without its script',
  (brand) => {
    const html = read(brand, 'site/50x.html');
    expect(html).not.toMatch(/<link|<img|<iframe|<object|\ssrc=|@import|@font-face|url\(|\son\w+=/i);
    expect(html).not.toMatch(/http-equiv="(?!Content-Security-Policy")/i);
    expect(html).toContain('<a href="/">Recarregar</a>');
  },
);

test("keeps the error page's script small, equal for all brands and allowed by the policy", () => {
  const scripts = brandIds.map((brand) => scriptOf(read(brand, 'site/50x.html')));
  expect(new Set(scripts).size).toBe(1);
  const [script = ''] = scripts;
  expect(script.length).toBeGreaterThan(100);
  expect(script.length).toBeLessThan(2_000);
  for (const brand of brandIds) expect(read(brand, 'deploy/headers.json')).toContain(cspHash(script));
});

test.each(brandIds)('shows theme, error logo, emblem and text on the error page of %s', async (id) => {
  const { theme, settings } = await resolvedBrand(id);
  const logo = Buffer.from(theme.pictures.logoError.bytes).toString('utf8');
  const drawing = /<path[^>]* d="([^"]+)"/.exec(logo)?.[1] ?? '';
  expect(drawing).not.toBe('');
  const html = read(id, 'site/50x.html');
  expect(html).toContain(theme.css);
  expect(html).toContain(drawing);
  expect(html).toContain(Buffer.from(theme.pictures.favicon.bytes).toString('utf8'));
  expect(html).toContain(`| ${settings.name}</title>`);
  expect(html).toContain('Voltamos em breve!');
  expect(html).toContain(`<a href="mailto:${settings.company.support.email}">`);
});

test.each(brandIds)("serves the app's 404 page as 404.html of %s, hidden from search engines", async (id) => {
  const { settings, theme } = await resolvedBrand(id);
  const html = read(id, 'site/404.html');
  // The brand's emblem, without a request.
  const emblem = /<img src="data:image\/svg\+xml,([^"]+)"/.exec(html)?.[1] ?? '';
  expect(decodeURIComponent(emblem)).toBe(theme.pictures.favicon.bytes.toString());
  expect(html).toContain('Página Não Encontrada.');
  expect(html).toMatch(/<form action="\/"[^>]*><button [^>]*>(?:<span[^>]*>)*Página Inicial/);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('Page Not Found');
  expect(html).toContain('<script type="application/json" id="page">{"missing":true}</script>');
  expect(html).toContain(`Apostas Online | ${settings.name}`);
  expect(html).toMatch(/<footer/);
});

test('chooses the theme of the error page by the API host, else the default', async () => {
  const dir = temporaryDir();
  const { configFile, ids } = generateBrands(dir, 2);
  const [first = '', second = ''] = ids;
  const config = JSON.parse(readFileSync(configFile, 'utf8'));
  // The first calls an API that the second claims, the second an API that no brand claims.
  config.brands[0].api = { origin: 'https://shared-api.example', hosts: [] };
  config.brands[1].api = { origin: 'https://unclaimed.example', hosts: ['shared-api.example'] };
  writeFileSync(configFile, JSON.stringify(config));
  const { code, stderr } = await runBuild(['--config', configFile, '--out', join(dir, 'dist')]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const page = (id: string) => readFileSync(join(dir, 'dist', id, 'site/50x.html'), 'utf8');
  const theme = (html: string) => /:root\{[^}]*--color-background:[^}]*\}/.exec(html)?.[0];
  const home = readFileSync(join(dir, 'dist', second, 'site/index.html'), 'utf8');
  expect(theme(home)).toBeDefined();
  expect(theme(page(first))).toBe(theme(home));
  expect(theme(page(second))).toBe((await resolvedBrand('default')).theme.css);
});
