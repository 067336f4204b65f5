import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { escapeHtml } from '../../shared/html/escapeHtml.ts';

export interface SeoText {
  title: string;
  content: string;
}

export interface SiteTexts {
  // Absent until the settings load.
  title?: string | undefined;
  favicon?: string | undefined;
  shareImage?: string | undefined;
}

export interface HeadInput {
  brand: Pick<BrandRecord, 'name' | 'pictures' | 'noindex'>;
  // Origin and path, without query and hash.
  url: string;
  site?: SiteTexts;
  // Absent before a response; empty strings when the operator has no texts.
  seo?: SeoText;
  // The page does not exist, so it is not indexed.
  isMissing?: boolean;
}

export interface HeadTag {
  tag: 'meta' | 'link';
  // The attribute that identifies an existing tag.
  key: 'name' | 'property' | 'rel';
  attributes: Record<string, string>;
}

export interface Head {
  title: string;
  tags: HeadTag[];
}

const fallbackTitle = 'Apostas Online';
const fallbackDescription = 'Apostas online';

const longestTitle = 200;
const longestDescription = 500;

/** Builds title, meta and link tags of a page. */
export function headTags({ brand, url, site = {}, seo, isMissing = false }: HeadInput): Head {
  const siteTitle = site.title || brand.name;
  const title = `${clipped(seo?.title ?? '', longestTitle) || fallbackTitle} | ${siteTitle}`;
  const description = clipped(seo?.content ?? '', longestDescription) || fallbackDescription;
  const share = new URL(site.shareImage || brand.pictures.share, url).href;
  return {
    title,
    tags: [
      meta('name', 'description', description),
      meta('name', 'robots', isMissing || brand.noindex ? 'noindex' : 'index, follow'),
      link('canonical', url),
      link('icon', site.favicon || brand.pictures.favicon),
      meta('property', 'og:type', 'website'),
      meta('property', 'og:locale', 'pt_BR'),
      meta('property', 'og:site_name', siteTitle),
      meta('property', 'og:title', title),
      meta('property', 'og:description', description),
      meta('property', 'og:url', url),
      meta('property', 'og:image', share),
      meta('name', 'twitter:card', 'summary_large_image'),
    ],
  };
}

function clipped(text: string, longest: number): string {
  return text
    .slice(0, 4 * longest)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();
}

function meta(key: 'name' | 'property', name: string, content: string): HeadTag {
  return { tag: 'meta', key, attributes: { [key]: name, content } };
}

function link(rel: string, href: string): HeadTag {
  return { tag: 'link', key: 'rel', attributes: { rel, href } };
}

// Used for prerendered pages.
export function renderHead(head: Head): string {
  const tags = head.tags.map(({ tag, attributes }) => {
    const list = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
    return `<${tag} ${list.join(' ')}>`;
  });
  return [`<title>${escapeHtml(head.title)}</title>`, ...tags].join('');
}

/** Updates title, meta and link tags in place and adds missing ones. */
export function applyHead(head: Head, document: Document): void {
  if (document.title !== head.title) document.title = head.title;
  for (const { tag, key, attributes } of head.tags) {
    const name = attributes[key] ?? '';
    const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
    const element = found ?? document.head.appendChild(document.createElement(tag));
    for (const [attribute, value] of Object.entries(attributes)) {
      if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
    }
  }
}
