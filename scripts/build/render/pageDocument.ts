import { inlineBlocks, pagePolicy } from './inlineBlocks.ts';
import type { RenderedPage } from './prerenderBundle.ts';

/** Serializes JSON for a script element, so that no content can end the element or open a comment. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

// The parts of the head that are the same on every page of a brand.
export interface PageFrame {
  // index.html, cut at its markers.
  template: readonly string[];
  // The same in every page of every brand.
  base: { css: string; icons: string };
  themeCss: string;
  shapesCss: string;
  links: string;
  brandJson: string;
  unsupported: string;
  early: string;
  importMapJson: string;
  // Chunks of the entry, in execution order.
  imports: readonly string[];
  entry: string;
  // Chunks that every page imports once it responds: axios, the query cache and its endpoints.
  next: readonly string[];
}

// The parts that belong to one page.
export interface PageContent {
  page: RenderedPage;
  pageData: object;
  // Chunks that it needs besides the entry and its imports.
  modules: readonly string[];
}

function style(id: string, css: string): string {
  return `<style id="${id}">${css}</style>`;
}

// A data block never runs, so the policy needs no hash of it.
function data(id: string, json: string, type = 'application/json'): string {
  return `<script type="${type}" id="${id}">${json}</script>`;
}

const moduleUrls = (files: readonly string[]): string => inlineJson(files.map((file) => `/${file}`));

/** Builds the page's HTML, and adds its inline scripts to `scripts` for the server's policy. */
export function pageDocument(
  frame: PageFrame,
  { page, pageData, modules }: PageContent,
  scripts: Set<string>,
): string {
  const [beforePolicy = '', opening = '', beforeIcons = '', beforeBody = '', closing = ''] = frame.template;
  const first = [...frame.imports, ...modules, frame.entry];
  const html = [
    opening,
    page.head,
    data('structured-data', page.structured, 'application/ld+json'),
    frame.links,
    style('base', frame.base.css),
    style('theme', frame.themeCss),
    frame.shapesCss && style('shapes', frame.shapesCss),
    page.styles,
    data('brand', frame.brandJson),
    data('modules', moduleUrls(first)),
    data('next-modules', moduleUrls(frame.next.filter((file) => !first.includes(file)))),
    `<script>${frame.unsupported}</script>`,
    `<script type="importmap">${frame.importMapJson}</script>`,
    `<script>${frame.early}</script>`,
    beforeIcons,
    frame.base.icons,
    // Compression only finds what content and markup share where they are close.
    Object.keys(pageData).length > 0 ? data('page', inlineJson(pageData)) : '',
    beforeBody,
    page.body,
    closing,
  ].join('');
  return beforePolicy + policyOf(html, scripts) + html;
}

/** Puts the page's policy first into the head of a standalone document. */
export function withPolicy(html: string, scripts: Set<string>): string {
  return html.replace('<head>', () => `<head>\n${policyOf(html, scripts)}`);
}

function policyOf(html: string, scripts: Set<string>): string {
  const blocks = inlineBlocks(html);
  for (const script of blocks.scripts) scripts.add(script);
  return pagePolicy(blocks.styles);
}
