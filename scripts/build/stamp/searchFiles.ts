import { escapeHtml } from '../../../src/shared/html/escapeHtml.ts';
import { type ArtifactFile, textFile } from '../output/artifactFile.ts';
import type { BrandPage } from '../render/brandPage.ts';
import { isPublic } from '../render/brandRecord.ts';

/** Returns `robots.txt` and `sitemap.xml`; outside production everything is closed and nothing listed. */
export function searchFiles(
  origin: string,
  pages: readonly BrandPage[],
  { timestamp, env }: { timestamp: string; env: string },
  hasContent: boolean,
): ArtifactFile[] {
  if (!isPublic(env)) return [textFile('site/robots.txt', 'User-agent: *\nDisallow: /\n')];
  return [
    textFile('site/robots.txt', robotsTxt(origin)),
    textFile('site/sitemap.xml', sitemapXml(origin, pages, timestamp, hasContent)),
  ];
}

function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /user/\nDisallow: /play/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

// `timestamp` is ISO 8601, and pages without content changed with their build. Pages with an operator's content state a
// date only where it is known.
function sitemapXml(
  origin: string,
  pages: readonly BrandPage[],
  timestamp: string,
  hasContent: boolean,
): string {
  const urls = pages
    .filter((page) => page.canonical)
    .map((page) => {
      const url = escapeHtml(origin + (page.path === '/' ? '/' : encodeURI(page.path)));
      const changed = page.lastModified ?? (hasContent ? null : timestamp.slice(0, 10));
      return `  <url><loc>${url}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`;
    });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${urls.join('')}</urlset>\n`
  );
}
