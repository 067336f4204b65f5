import { type CommonText, type TextPart, textOf } from './commonText.ts';
import { cspHash } from './contentHash.ts';

export interface InlineBlocks {
  /** Contents of `<script>` elements that run (import maps among them), and of `<style>` elements. */
  scripts: Set<string>;
  styles: Set<string>;
}

const blockPattern = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

function mayHoldBlocks(html: string): boolean {
  return html.includes('<script') || html.includes('<style');
}

/** Collects the inline blocks of a page that a policy has to allow by hash; data blocks (JSON) never run. */
export function collectInlineBlocks(html: string, blocks: InlineBlocks): void {
  if (!mayHoldBlocks(html)) return;
  for (const [, tag, attributes = '', content = ''] of html.matchAll(blockPattern)) {
    if (tag === 'style') blocks.styles.add(content);
    else if (!/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes))
      blocks.scripts.add(content);
  }
}

const inCommon = new WeakMap<CommonText, InlineBlocks>();

/** Collects the inline blocks of a text that many pages share; each text is searched once. */
export function collectCommonBlocks(common: CommonText, { scripts, styles }: InlineBlocks): void {
  const found = inCommon.get(common) ?? { scripts: new Set(), styles: new Set() };
  if (!inCommon.has(common)) collectInlineBlocks(common.text, found);
  inCommon.set(common, found);
  for (const script of found.scripts) scripts.add(script);
  for (const style of found.styles) styles.add(style);
}

const commonWithBlocks = new WeakMap<CommonText, boolean>();

/** Collects the inline blocks of a text in parts; a block may span parts, a tag's name may not. */
export function collectBlocksInParts(parts: readonly TextPart[], blocks: InlineBlocks): void {
  const mayHold = (part: TextPart): boolean => {
    if (typeof part === 'string') return mayHoldBlocks(part);
    const known = commonWithBlocks.get(part) ?? mayHoldBlocks(part.text);
    commonWithBlocks.set(part, known);
    return known;
  };
  if (parts.some(mayHold)) collectInlineBlocks(textOf(parts), blocks);
}

const cacheSize = 500;
const cache = new Map<string, string>();

/** Most blocks are those of every brand. */
function hashOf(content: string): string {
  const known = cache.get(content) ?? cspHash(content);
  cache.set(content, known);
  const [oldest] = cache.keys();
  if (cache.size > cacheSize && oldest !== undefined) cache.delete(oldest);
  return known;
}

/** Hash sources of a policy for these contents, sorted. */
export function hashSources(contents: Iterable<string>): string[] {
  return [...contents].map(hashOf).sort();
}

/**
 * Returns the policy that a page carries first in its head: of the inline styles that the server's policy leaves open
 * it allows the page's own and no others.
 */
export function pagePolicy(styles: Iterable<string>): string {
  // styled-components inserts an empty element first and its rules through the CSS object model afterwards.
  const sources = ["'self'", ...hashSources(new Set(['', ...styles]))];
  return `<meta http-equiv="Content-Security-Policy" content="style-src ${sources.join(' ')}">`;
}
