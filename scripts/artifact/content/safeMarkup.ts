import { assetAddress } from '../../../src/shared/paths/assetAddress.ts';
import { readSiteLink } from '../../../src/shared/paths/siteLink.ts';
import { attributeValue, escaped, escapedText } from './markupEntities.ts';
import {
  allowedTags,
  droppedWhole,
  flowParents,
  frames,
  inlineTags,
  parentsOf,
  voidTags,
} from './markupRules.ts';

export interface MarkupOrigins {
  site: string;
  api: string;
}

/** A comment or declaration, a tag, text, or a `<` that begins nothing. */
const tokens =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)(?:>|$)|[^<]+|</gi;
const attributes = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** No text of an operator needs more; a longer one is cut between two of its parts. */
const longest = 60_000;
const longestRead = 400_000;

/**
 * HTML of an operator's editor as a page may carry it. Nothing of what was written is copied but texts, escaped, and
 * addresses that lead where they may: the tags are written anew, from a short list, balanced and in places where HTML
 * has them. The browser does the same with the whole of a browser's parser (`sanitisePromotion`).
 */
export function safeMarkup(html: string, origins: MarkupOrigins): string {
  const writer = new MarkupWriter();
  let dropped: string | null = null;
  for (const [token, slash, name, written = ''] of html.slice(0, longestRead).matchAll(tokens)) {
    if (writer.length > longest) break;
    const tag = name?.toLowerCase();
    if (dropped !== null) {
      if (slash === '/' && tag === dropped) dropped = null;
    } else if (tag === undefined) {
      if (!/^<[!?]/.test(token)) writer.text(token);
    } else if (slash === '/') writer.close(tag);
    else if (droppedWhole.has(tag)) dropped = tag;
    else if (allowedTags.has(tag)) writer.open(tag, attributesOf(tag, written, origins));
  }
  return writer.finish();
}

/** Null: without a usable address the element is nothing. */
function attributesOf(tag: string, written: string, { site, api }: MarkupOrigins): string | null {
  const given = new Map<string, string>();
  for (const [, name = '', double, single, bare] of written.matchAll(attributes))
    given.set(name.toLowerCase(), attributeValue(double ?? single ?? bare ?? ''));
  const whole = (name: string, most: number) => {
    const value = given.get(name) ?? '';
    return /^\d{1,4}$/.test(value) && Number(value) > 0 && Number(value) <= most
      ? ` ${name}="${Number(value)}"`
      : '';
  };
  switch (tag) {
    case 'a': {
      const link = readSiteLink(given.get('href') ?? '', site);
      if (!link) return '';
      if (link.kind === 'page') return ` href="${escaped(link.path)}"`;
      return ` href="${escaped(link.href)}" target="_blank" rel="noopener noreferrer nofollow"`;
    }
    case 'img': {
      const source = assetAddress(given.get('src'), api);
      if (!source) return null;
      const size = whole('width', 4000) + whole('height', 4000);
      return ` src="${escaped(source)}" alt="${escaped(given.get('alt') ?? '')}"${size} loading="lazy"`;
    }
    case 'td':
    case 'th':
      return whole('colspan', 100) + whole('rowspan', 1000);
    default:
      return '';
  }
}

const isHeading = (tag: string): boolean => /^h[2-4]$/.test(tag);

class MarkupWriter {
  readonly #open: string[] = [];
  /** Levels of the headings above the place, as they were written. */
  readonly #above: number[] = [];
  /** Of the link that is open. */
  #leadsOutside = false;
  #html = '';

  get length(): number {
    return this.#html.length;
  }

  get #parent(): string | null {
    return this.#open.at(-1) ?? null;
  }

  text(written: string): void {
    if (!frames.has(this.#parent)) this.#html += escapedText(written);
  }

  open(written: string, attributes: string | null): void {
    if (attributes === null || !this.#makeRoom(written)) return;
    const tag = isHeading(written) ? this.#heading(Number(written[1])) : written;
    if (tag === 'a') this.#leadsOutside = attributes.includes(' target=');
    this.#html += `<${tag}${attributes}>`;
    if (!voidTags.has(tag)) this.#open.push(tag);
  }

  close(written: string): void {
    const tag = isHeading(written) ? (this.#open.findLast(isHeading) ?? written) : written;
    if (this.#open.includes(tag)) while (this.#pop() !== tag);
  }

  finish(): string {
    while (this.#open.length > 0) this.#pop();
    return this.#html.trim();
  }

  /** The page's title is the first level: whatever the editor's first level is, it comes right below. */
  #heading(written: number): string {
    while ((this.#above.at(-1) ?? 0) >= written) this.#above.pop();
    this.#above.push(written);
    return `h${this.#above.length + 1}`;
  }

  /** Ends what cannot hold the element. False: there is no place for it. */
  #makeRoom(tag: string): boolean {
    const parents = parentsOf[tag];
    if (parents) {
      const place = this.#open.findLastIndex((open) => parents.includes(open));
      // A cell of an inner table is none of the outer one.
      if (place < 0 || this.#open.slice(place + 1).some((open) => frames.has(open) && !parentsOf[open]))
        return false;
      while (this.#open.length > place + 1) this.#pop();
      return true;
    }
    if (inlineTags.has(tag)) {
      if (tag === 'a') this.close('a');
      return !frames.has(this.#parent);
    }
    while (!flowParents.has(this.#parent) && !frames.has(this.#parent)) this.#pop();
    return !frames.has(this.#parent);
  }

  #pop(): string | undefined {
    const tag = this.#open.pop();
    if (tag === undefined) return undefined;
    const isBare = this.#html.endsWith(`<${tag}>`);
    // A list or table without any part is not allowed to be.
    if (isBare && frames.has(tag)) this.#html = this.#html.slice(0, -tag.length - 2);
    else this.#html += `${tag === 'a' && this.#leadsOutside ? ' ↗' : ''}</${tag}>`;
    return tag;
  }
}
