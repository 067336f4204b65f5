import { describe, expect, test } from 'vitest';
import { brandPages } from '../../scripts/build/render/brandPages.ts';
import { stampableBrand } from '../../scripts/build/render/stampableBrand.ts';
import { cacheDir, projectRoot } from '../../scripts/cli/projectPaths.ts';
import { layoutOfRoute } from '../../src/shared/paths/routeRules.ts';
import { brandIds, pages, read, resolvedBrand, siteFiles } from './artifact.ts';
import { htmlErrors } from './htmlRules.ts';

// The content for a visitor without JavaScript and a search engine.
function facts(html: string) {
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
  return {
    title: first(/<title>([^<]*)<\/title>/),
    canonical: first(/<link rel="canonical" href="([^"]*)">/),
    description: first(/<meta name="description" content="([^"]*)">/),
    theme: first(/<style id="theme">([^<]*)<\/style>/),
    layout: first(/\/assets\/(Default|Blaze|Orange)Layout-[\w-]+\.js"/)?.toLowerCase() ?? null,
    headings: [...html.matchAll(/<h1[ >]/g)].length,
  };
}

async function expectedPages(id: string) {
  const brand = await resolvedBrand(id);
  return brandPages(stampableBrand(brand, cacheDir(projectRoot, 'fonts')));
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

describe.each(brandIds)('pages of %s', (id) => {
  test('are prerendered for every list, legal text and home, each with its title, URL, layout and theme', async () => {
    const { settings, theme, legal } = await resolvedBrand(id);
    const expected = await expectedPages(id);
    expect(expected.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/',
        '/casino',
        '/casino/live',
        '/providers',
        '/promotions',
        ...legal.map(({ slug }) => `/${slug}`),
      ]),
    );
    expect(expected.some(({ path }) => path === '/sports')).toBe(settings.features.sports);
    for (const { path, file, route } of expected) {
      const html = read(id, `site/${file}`);
      const found = facts(html);
      const layout = layoutOfRoute(route, settings);
      expect({ path, layout: found.layout, headings: found.headings }).toEqual({ path, layout, headings: 1 });
      expect(found.theme?.endsWith(theme.css)).toBe(true);
      expect(found.canonical).toBe(settings.origin + path);
      // A page built without the operator has no SEO title.
      expect(unescaped(found.title ?? '')).toBe(`Apostas Online | ${settings.name}`);
      expect(found.description).not.toBe('');
    }
  });

  test('do not exist for disabled or redirected routes', async () => {
    const expected = new Set((await expectedPages(id)).map(({ file }) => file));
    const found = siteFiles(id).filter((file) => file.endsWith('.html'));
    expect(new Set(found)).toEqual(new Set([...expected, '200.html', '404.html', '50x.html']));
  });

  test('contain the resolved brand, and no style attribute that the policy refuses', async () => {
    const { settings } = await resolvedBrand(id);
    for (const { file, html } of pages(id)) {
      expect({ file, styled: /<[a-z][^>]* style="/.test(html) }).toEqual({ file, styled: false });
      if (file === '50x.html') continue;
      const json = /<script type="application\/json" id="brand">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
      expect(JSON.parse(json)).toMatchObject({ id, api: settings.api, features: settings.features });
    }
  });
});

test('builds valid HTML for every page of every brand', async () => {
  const errors: string[] = [];
  for (const brand of brandIds) {
    for (const { file, html } of pages(brand)) errors.push(...(await htmlErrors(`${brand}/${file}`, html)));
  }
  expect(errors).toEqual([]);
});
