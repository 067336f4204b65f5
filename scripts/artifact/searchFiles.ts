import type { BrandPage } from './pages/brandPages.ts';
import { escapeAttribute } from './pages/pageDocument.ts';

export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /user/\nDisallow: /play/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** `timestamp` is ISO 8601; every page of an artifact changed with its build. */
export function sitemapXml(origin: string, pages: readonly BrandPage[], timestamp: string): string {
  const urls = pages
    .filter((page) => page.canonical)
    .map((page) => {
      const address = escapeAttribute(origin + (page.path === '/' ? '/' : encodeURI(page.path)));
      return `  <url><loc>${address}</loc><lastmod>${timestamp.slice(0, 10)}</lastmod></url>\n`;
    });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${urls.join('')}</urlset>\n`
  );
}
