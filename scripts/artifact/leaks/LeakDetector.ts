import { CommonText, type EncodedText } from '../commonText.ts';
import { coloursIn } from './colours.ts';
import { type BrandIdentity, collectNeedles, type Needle } from './needles.ts';
import { readableText } from './readableText.ts';
import { TextMatcher } from './TextMatcher.ts';

const textFile =
  /\.(html|js|mjs|json|css|svg|txt|xml|webmanifest|map|conf)$|(^|\/)(Caddyfile|_headers|SHA256SUMS)$/;

export function isText(path: string): boolean {
  return textFile.test(path);
}

/** Bytes around a text that tell whether it is a word of its own. */
const contextBytes = 4;
/** The longest way to write a color, `rgba(` with blanks, is shorter. */
const colorReach = 64;
/** Characters that an escape may take for one of a name, such as `\\u0027`. */
const longestEscape = 8;
/** Bytes at the cut end of a stretch that may be half an escape or half a word. */
const cutBytes = 12;

/** Text whose ends may lie within a longer one. */
interface Stretch {
  text: string;
  isCutBefore: boolean;
  isCutAfter: boolean;
}

/** Finds values that identify brands in the files of an artifact. */
export class LeakDetector {
  readonly #texts: Needle[];
  readonly #colours: Map<string, Needle>;
  readonly #matcher: TextMatcher;
  readonly #inCommon = new WeakMap<CommonText, ReadonlySet<Needle>>();
  /** Characters of its neighbors with which a stretch between common texts is searched. */
  readonly #reach: number;

  constructor(identities: readonly BrandIdentity[]) {
    const needles = collectNeedles(identities);
    this.#texts = needles.filter((needle) => needle.kind !== 'colour');
    this.#colours = new Map(
      needles.flatMap((needle) => (needle.kind === 'colour' ? [[needle.text, needle] as const] : [])),
    );
    this.#matcher = new TextMatcher(this.#texts.map((needle) => needle.text));
    this.#reach = Math.max(colorReach, this.#matcher.longestBytes * longestEscape) + cutBytes;
  }

  /** Every value that is searched for. */
  get needles(): readonly Needle[] {
    return [...this.#texts, ...this.#colours.values()];
  }

  /** Every identifying value in a text. */
  sightings(content: Uint8Array): ReadonlySet<Needle> {
    const buffer = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    const text = { content: buffer, parts: [buffer.toString()], lengths: [buffer.length] };
    return this.sightingsInParts(text);
  }

  /**
   * The same for a text in parts. What is in common has been searched once and for all: here only the stretches
   * between count, each with so much of its neighbours that nothing can lie across an edge unseen.
   */
  sightingsInParts({ content, parts, lengths }: EncodedText): ReadonlySet<Needle> {
    const seen = new Set<Needle>();
    const reach = this.#matcher.longestBytes + contextBytes;
    let byte = 0;
    let fromByte = 0;
    let stretch = '';
    let isCutBefore = false;
    for (const [index, part] of parts.entries()) {
      const text = typeof part === 'string' ? part : part.text;
      const bytes = lengths[index] ?? 0;
      if (part instanceof CommonText && bytes > 2 * reach && text.length > 2 * this.#reach) {
        for (const needle of this.#sightingsIn(part)) seen.add(needle);
        this.#searchBytes(content, fromByte, byte + reach, seen);
        // What ends with the stretch may be a part of something longer; it lies within the common text, whole.
        const beyond = stretch + text.slice(0, this.#reach);
        this.#searchText({ text: beyond, isCutBefore, isCutAfter: true }, seen);
        fromByte = byte + bytes - reach;
        stretch = text.slice(-this.#reach);
        isCutBefore = true;
      } else stretch += text;
      byte += bytes;
    }
    this.#searchBytes(content, fromByte, content.length, seen);
    this.#searchText({ text: stretch, isCutBefore, isCutAfter: false }, seen);
    return seen;
  }

  /** Leaves out what touches its edges, because only the neighbors say whether that is a word of its own. */
  #sightingsIn(common: CommonText): ReadonlySet<Needle> {
    const known = this.#inCommon.get(common);
    if (known) return known;
    const { bytes, text } = common;
    const seen = new Set<Needle>();
    this.#matcher.match(bytes, 0, bytes.length, (index, start, end) => {
      const needle = this.#texts[index];
      if (needle && start >= contextBytes && end < bytes.length) seen.add(needle);
    });
    this.#searchText({ text, isCutBefore: true, isCutAfter: true }, seen);
    this.#inCommon.set(common, seen);
    return seen;
  }

  #searchBytes(content: Uint8Array, from: number, to: number, seen: Set<Needle>): void {
    this.#matcher.match(content, from, to, (index) => {
      const needle = this.#texts[index];
      if (needle) seen.add(needle);
    });
  }

  /** Finds colors, and names in any other spelling than that of their bytes. */
  #searchText({ text, isCutBefore, isCutAfter }: Stretch, seen: Set<Needle>): void {
    for (const { colour, end } of coloursIn(text)) {
      const needle = isCutAfter && end === text.length ? undefined : this.#colours.get(colour);
      if (needle) seen.add(needle);
    }
    const readable = readableText(text);
    if (readable === text) return;
    const bytes = Buffer.from(readable);
    const first = isCutBefore ? cutBytes : 0;
    const last = isCutAfter ? bytes.length - cutBytes : bytes.length;
    this.#matcher.match(bytes, 0, bytes.length, (index, start, end) => {
      const needle = this.#texts[index];
      if (needle && start >= first && end <= last) seen.add(needle);
    });
  }
}
