import { type CommonText, shortestCommon, type TextPart } from '../commonText.ts';
import { collectBlocksInParts, collectCommonBlocks, type InlineBlocks, pagePolicy } from '../inlineBlocks.ts';
import type { PreparedPage } from './preparedPage.ts';

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
  /** index.html, cut at its markers. */
  template: readonly string[];
  /** The same in every page of every brand. */
  base: { css: CommonText; icons: CommonText };
  themeCss: CommonText;
  links: string;
  brandJson: CommonText;
  unsupported: CommonText;
  early: CommonText;
  importMapJson: CommonText;
  /** Of the entry, in the order in which they run. */
  imports: readonly string[];
  entry: string;
}

/** What of a page is its own. */
export interface PageContent {
  page: PreparedPage;
  styles: CommonText;
  pageData: object;
  /** Chunks that it needs besides the entry and its imports. */
  modules: readonly string[];
}

/** Joins the parts of a page and collects its inline blocks. */
class PageParts {
  readonly parts: TextPart[] = [];
  readonly #blocks: InlineBlocks;

  constructor(blocks: InlineBlocks) {
    this.#blocks = blocks;
  }

  markup(...parts: readonly TextPart[]): void {
    collectBlocksInParts(parts, this.#blocks);
    for (const part of parts) this.#add(part);
  }

  common(html: CommonText): void {
    collectCommonBlocks(html, this.#blocks);
    this.#add(html);
  }

  style(id: string, css: CommonText): void {
    this.#blocks.styles.add(css.text);
    this.#element(`<style id="${id}">`, css, '</style>');
  }

  script(opening: string, code: CommonText): void {
    this.#blocks.scripts.add(code.text);
    this.#element(opening, code, '</script>');
  }

  /** A data block: it never runs, so the policy needs no hash of it. */
  data(id: string, json: string | CommonText, type = 'application/json'): void {
    this.#element(`<script type="${type}" id="${id}">`, json, '</script>');
  }

  #element(...parts: readonly TextPart[]): void {
    for (const part of parts) this.#add(part);
  }

  #add(part: TextPart): void {
    const own = typeof part === 'string' || part.text.length >= shortestCommon ? part : part.text;
    const last = this.parts.at(-1);
    if (typeof own === 'string' && typeof last === 'string') this.parts[this.parts.length - 1] = last + own;
    else if (own !== '') this.parts.push(own);
  }
}

/** By the chunks besides the entry and its imports, which are the same list for all pages of a kind. */
const moduleLists = new WeakMap<readonly string[], string>();

function moduleList({ imports, entry }: PageFrame, modules: readonly string[]): string {
  const list =
    moduleLists.get(modules) ?? inlineJson([...imports, ...modules, entry].map((file) => `/${file}`));
  moduleLists.set(modules, list);
  return list;
}

/**
 * Builds the page as the seam describes it: its policy, theme, styles, brand, page data, names of the modules, early
 * script. Inline scripts are added to `scripts`, for the server's policy.
 */
export function pageDocument(
  frame: PageFrame,
  { page, styles, pageData, modules }: PageContent,
  scripts: Set<string>,
): readonly TextPart[] {
  const [beforePolicy = '', opening = '', beforeIcons = '', beforeBody = '', closing = ''] = frame.template;
  const blocks: InlineBlocks = { scripts, styles: new Set() };
  const document = new PageParts(blocks);
  document.markup(opening);
  document.markup(page.head);
  document.data('structured-data', page.structured, 'application/ld+json');
  document.markup(frame.links);
  document.style('base', frame.base.css);
  document.style('theme', frame.themeCss);
  document.common(styles);
  document.data('brand', frame.brandJson);
  if (Object.keys(pageData).length > 0) document.data('page', inlineJson(pageData));
  document.data('modules', moduleList(frame, modules));
  document.script('<script>', frame.unsupported);
  document.script('<script type="importmap">', frame.importMapJson);
  document.script('<script>', frame.early);
  document.markup(beforeIcons);
  document.common(frame.base.icons);
  document.markup(beforeBody);
  document.markup(...page.body);
  document.markup(closing);
  return [beforePolicy + pagePolicy(blocks.styles), ...document.parts];
}
