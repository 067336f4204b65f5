import type { BrandPage } from './pages/brandPage.ts';
import { escapeAttribute } from './pages/pageDocument.ts';

export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /user/\nDisallow: /play/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * `timestamp` is ISO 8601: pages without content changed with their build. Pages with an operator's content say when
 * they changed only where that is known.
 */
export function sitemapXml(
  origin: string,
  pages: readonly BrandPage[],
  timestamp: string,
  hasContent: boolean,
): string {
  const urls = pages
    .filter((page) => page.canonical)
    .map((page) => {
      const address = escapeAttribute(origin + (page.path === '/' ? '/' : encodeURI(page.path)));
      const changed = page.lastModified ?? (hasContent ? null : timestamp.slice(0, 10));
      return `  <url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`;
    });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${urls.join('')}</urlset>\n`
  );
}
