import type { RenderedPage } from './prerenderBundle.ts';

/** JSON that can stand in a script element: nothing in it can end the element or open a comment. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The parts of a page's head that are the same on every page of a brand. */
export interface PageFrame {
  template: string;
  /** The same in every page of every brand. */
  base: { css: string; icons: string };
  themeCss: string;
  links: string;
  brandJson: string;
  unsupported: string;
  early: string;
  importMapJson: string;
  /** Of the entry, in the order in which they run. */
  imports: readonly string[];
  entry: string;
}

/** The page as the seam describes it: theme, styles, brand, page data, names of the modules, early script. */
export function pageDocument(
  frame: PageFrame,
  page: RenderedPage,
  pageData: object,
  /** Chunks that it needs besides the entry and its imports. */
  modules: readonly string[] = [],
): string {
  const files = [...frame.imports, ...modules, frame.entry].map((file) => `/${file}`);
  const head = [
    page.head,
    // A data block: it never runs, so the policy needs no hash of it.
    `<script type="application/ld+json" id="structured-data">${page.structured}</script>`,
    frame.links,
    `<style id="base">${frame.base.css}</style>`,
    `<style id="theme">${frame.themeCss}</style>`,
    page.styles,
    `<script type="application/json" id="brand">${frame.brandJson}</script>`,
    Object.keys(pageData).length > 0
      ? `<script type="application/json" id="page">${inlineJson(pageData)}</script>`
      : '',
    `<script type="application/json" id="modules">${inlineJson(files)}</script>`,
    `<script>${frame.unsupported}</script>`,
    `<script type="importmap">${frame.importMapJson}</script>`,
    `<script>${frame.early}</script>`,
  ].join('');
  // Joined and not replaced: a page's text may hold anything, `$&` too.
  const [opening, beforeIcons, beforeBody, closing] = frame.template.split(/<!--(?:head|icons|body)-->/);
  return [opening, head, beforeIcons, frame.base.icons, beforeBody, page.body, closing].join('');
}
