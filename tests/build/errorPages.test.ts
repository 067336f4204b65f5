import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateBrands } from '../support/generateBrands.ts';
import { brandIds, read, resolvedBrand } from './artifact.ts';
import { runBuild, temporaryFolder } from './runScript.ts';

const errorPages = ['404.html', '50x.html'];

test.each(brandIds)('the error pages of %s run no script and ask for nothing else', (brand) => {
  for (const page of errorPages) {
    const html = read(brand, `site/${page}`);
    expect(html).not.toMatch(/<script|<link|<img|<iframe|<object|\ssrc=|@import|@font-face|url\(|\son\w+=/i);
    expect(html).not.toMatch(/http-equiv/i);
  }
});

test.each(brandIds)(
  'the error pages of %s have its theme, its error logo and the words of the product',
  async (id) => {
    const { theme, settings } = await resolvedBrand(id);
    const logo = Buffer.from(theme.pictures.logoError.bytes).toString('utf8');
    const drawing = /<path[^>]* d="([^"]+)"/.exec(logo)?.[1] ?? '';
    expect(drawing).not.toBe('');
    const [missing, broken] = errorPages.map((page) => read(id, `site/${page}`));
    for (const html of [missing, broken]) {
      expect(html).toContain(theme.css);
      expect(html).toContain(drawing);
      expect(html).toContain(`| ${settings.name}</title>`);
      expect(html).toMatch(/<a href="\/\?t=\d+">/);
    }
    expect(missing).toContain('Página Não Encontrada.');
    expect(missing).toContain('Página Inicial');
    expect(broken).toContain('Voltamos em breve!');
    expect(broken).toContain('Recarregar');
  },
);

test('their look is chosen by the API host: that of whoever claims it, else the default one', async () => {
  const folder = temporaryFolder();
  const { configFile, ids } = generateBrands(folder, 2);
  const [first = '', second = ''] = ids;
  const config = JSON.parse(readFileSync(configFile, 'utf8'));
  // The first asks an API that the second claims, the second one that nobody claims.
  config.brands[0].api = { origin: 'https://shared-api.example', hosts: [] };
  config.brands[1].api = { origin: 'https://unclaimed.example', hosts: ['shared-api.example'] };
  writeFileSync(configFile, JSON.stringify(config));
  const { code, stderr } = await runBuild(['--config', configFile, '--out', join(folder, 'dist')]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const page = (id: string) => readFileSync(join(folder, 'dist', id, 'site/404.html'), 'utf8');
  const theme = (html: string) => /:root\{[^}]*\}/.exec(html)?.[0];
  const home = readFileSync(join(folder, 'dist', second, 'site/index.html'), 'utf8');
  expect(theme(page(first))).toBe(theme(home));
  expect(theme(page(second))).toBe((await resolvedBrand('default')).theme.css);
});
