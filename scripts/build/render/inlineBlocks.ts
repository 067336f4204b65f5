import { cspHash } from '../output/contentHash.ts';

interface InlineBlocks {
  // Contents of `<script>` elements that run, including import maps.
  scripts: string[];
  // Contents of `<style>` elements.
  styles: string[];
}

const openingTag = /<(script|style)\b([^>]*)>/g;
const isData = /\bsrc=|type="application\/(ld\+)?json"/;

/** Finds the inline blocks of a page that a policy has to allow by hash; data blocks (JSON) never run. */
export function inlineBlocks(html: string): InlineBlocks {
  const blocks: InlineBlocks = { scripts: [], styles: [] };
  openingTag.lastIndex = 0;
  for (let match = openingTag.exec(html); match; match = openingTag.exec(html)) {
    const [, tag, attributes = ''] = match;
    const start = openingTag.lastIndex;
    const end = html.indexOf(`</${tag}>`, start);
    if (end < 0) break;
    openingTag.lastIndex = end;
    const content = html.slice(start, end);
    if (tag === 'style') blocks.styles.push(content);
    else if (!isData.test(attributes)) blocks.scripts.push(content);
  }
  return blocks;
}

export function hashSources(contents: Iterable<string>): string[] {
  return [...new Set(contents)].map(cspHash).sort();
}

/** Returns the policy at the top of a page's head, which permits the page's own inline styles only. */
export function pagePolicy(styles: Iterable<string>): string {
  // styled-components inserts an empty element first and its rules through the CSS object model afterwards.
  const sources = ["'self'", ...hashSources(['', ...styles])];
  return `<meta http-equiv="Content-Security-Policy" content="style-src ${sources.join(' ')}">`;
}
