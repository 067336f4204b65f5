import { CommonText, type EncodedText } from '../commonText.ts';
import { coloursIn } from './colours.ts';
import { type BrandIdentity, collectNeedles, type Needle } from './needles.ts';
import { TextMatcher } from './TextMatcher.ts';

const textFile =
  /\.(html|js|mjs|json|css|svg|txt|xml|webmanifest|map|conf)$|(^|\/)(Caddyfile|_headers|SHA256SUMS)$/;

export function isText(path: string): boolean {
  return textFile.test(path);
}

/** Bytes around a text that tell whether it is a word of its own. */
const contextBytes = 4;
/** The longest way to write a colour, `rgba(` with blanks, is shorter. */
const colourReach = 64;

/** Finds values that identify brands in the files of an artifact. */
export class LeakDetector {
  readonly #texts: Needle[];
  readonly #colours: Map<string, Needle>;
  readonly #matcher: TextMatcher;
  readonly #inCommon = new WeakMap<CommonText, ReadonlySet<Needle>>();

  constructor(identities: readonly BrandIdentity[]) {
    const needles = collectNeedles(identities);
    this.#texts = needles.filter((needle) => needle.kind !== 'colour');
    this.#colours = new Map(
      needles.flatMap((needle) => (needle.kind === 'colour' ? [[needle.text, needle] as const] : [])),
    );
    this.#matcher = new TextMatcher(this.#texts.map((needle) => needle.text));
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
    for (const [place, part] of parts.entries()) {
      const text = typeof part === 'string' ? part : part.text;
      const bytes = lengths[place] ?? 0;
      if (part instanceof CommonText && bytes > 2 * reach && text.length > 2 * colourReach) {
        for (const needle of this.#sightingsIn(part)) seen.add(needle);
        this.#searchBytes(content, fromByte, byte + reach, seen);
        // A colour that ends with the stretch may be a part of a longer one; it lies within the common text, whole.
        const beyond = stretch + text.slice(0, colourReach);
        this.#searchColours(beyond, seen, (end) => end < beyond.length);
        fromByte = byte + bytes - reach;
        stretch = text.slice(-colourReach);
      } else stretch += text;
      byte += bytes;
    }
    this.#searchBytes(content, fromByte, content.length, seen);
    this.#searchColours(stretch, seen, () => true);
    return seen;
  }

  /** Without what touches its edges: whether that is a word of its own, only its neighbours tell. */
  #sightingsIn(common: CommonText): ReadonlySet<Needle> {
    const known = this.#inCommon.get(common);
    if (known) return known;
    const { bytes, text } = common;
    const seen = new Set<Needle>();
    this.#matcher.match(bytes, 0, bytes.length, (index, start, end) => {
      const needle = this.#texts[index];
      if (needle && start >= contextBytes && end < bytes.length) seen.add(needle);
    });
    this.#searchColours(text, seen, (end) => end < text.length);
    this.#inCommon.set(common, seen);
    return seen;
  }

  #searchBytes(content: Uint8Array, from: number, to: number, seen: Set<Needle>): void {
    this.#matcher.match(content, from, to, (index) => {
      const needle = this.#texts[index];
      if (needle) seen.add(needle);
    });
  }

  #searchColours(text: string, seen: Set<Needle>, counts: (end: number) => boolean): void {
    for (const { colour, end } of coloursIn(text)) {
      const needle = counts(end) ? this.#colours.get(colour) : undefined;
      if (needle) seen.add(needle);
    }
  }
}
