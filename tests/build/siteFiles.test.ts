import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { artifactDir, brandIds, read, resolvedBrand, siteFiles } from './artifact.ts';

function bytes(brand: string, path: string): Buffer {
  return readFileSync(join(artifactDir(brand), 'site', path));
}

// Width and height of a PNG, from its header.
function pngSize(content: Buffer): [number, number] {
  expect(content.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return [content.readUInt32BE(16), content.readUInt32BE(20)];
}

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

describe.each(brandIds)('site files of %s', (id) => {
  test('include a manifest that makes it installable, with icons of the sizes it declares', async () => {
    const { settings, theme } = await resolvedBrand(id);
    const manifest = JSON.parse(read(id, 'site/manifest.webmanifest'));
    expect(manifest).toMatchObject({
      name: settings.name,
      start_url: '/',
      display: 'standalone',
      lang: 'pt-BR',
      background_color: theme.values['color.background'],
    });
    const icons: { src: string; sizes: string; type: string; purpose: string }[] = manifest.icons;
    for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png'))
      expect(pngSize(bytes(id, src.slice(1))).join('x')).toBe(sizes);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    expect(pngSize(bytes(id, 'apple-touch-icon.png'))).toEqual([180, 180]);
    const ico = bytes(id, 'favicon.ico');
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
    expect(pngSize(ico.subarray(ico.readUInt32LE(18)))).toEqual([32, 32]);
  });

  test('include its own share image, which every page names by its absolute URL', async () => {
    const { settings } = await resolvedBrand(id);
    const html = read(id, 'site/index.html');
    const image = meta(html, 'og:image') ?? '';
    expect(image.startsWith(`${settings.origin}/brand/share-`)).toBe(true);
    expect(pngSize(bytes(id, new URL(image).pathname.slice(1)))).toEqual([1200, 630]);
    expect(meta(html, 'og:title')).toContain(settings.name);
    for (const link of ['/manifest.webmanifest', '/apple-touch-icon.png'])
      expect(html).toContain(`href="${link}"`);
  });

  test('include a site map of the pages that search engines should find, and no others', async () => {
    const { settings, legal } = await resolvedBrand(id);
    expect(read(id, 'site/robots.txt')).toContain(`Sitemap: ${settings.origin}/sitemap.xml`);
    const map = read(id, 'site/sitemap.xml');
    const urls = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toEqual(
      expect.arrayContaining([
        `${settings.origin}/`,
        ...legal.map(({ slug }) => `${settings.origin}/${slug}`),
      ]),
    );
    for (const url of urls) {
      const path = new URL(url).pathname.slice(1);
      expect(siteFiles(id)).toContain(path === '' ? 'index.html' : `${path}/index.html`);
      const html = read(id, path === '' ? 'site/index.html' : `site/${path}/index.html`);
      expect(html).toContain(`<link rel="canonical" href="${url}">`);
    }
    expect(urls.filter((url) => /\/(user|play|Recover|404|50x)/.test(url))).toEqual([]);
  });

  test('include its legal texts as data, for client-side navigation', async () => {
    const { legal } = await resolvedBrand(id);
    expect(legal.length).toBeGreaterThanOrEqual(6);
    for (const text of legal)
      expect(JSON.parse(read(id, `site/brand/legal/${text.slug}.json`))).toMatchObject({
        slug: text.slug,
        html: text.html,
      });
  });
});
