import { coloursIn } from './colours.ts';
import { type BrandIdentity, collectNeedles, type Needle } from './needles.ts';
import { readableText } from './readableText.ts';
import { TextMatcher } from './TextMatcher.ts';

const binaryFile = /\.(png|ico|jpe?g|webp|avif|woff2?)$/;

export function isText(path: string): boolean {
  return !binaryFile.test(path);
}

// What every search needs of a text.
export interface SearchableText {
  content: Uint8Array;
  colours: ReadonlySet<string>;
  // Null when the text is readable as written.
  readable: Uint8Array | null;
}

/** Reads a text for any number of searches. */
export function searchable(content: Uint8Array): SearchableText {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString();
  const readable = readableText(text);
  return {
    content,
    colours: new Set(coloursIn(text)),
    readable: readable === text ? null : Buffer.from(readable),
  };
}

/** Finds values that identify brands in the files of an artifact. */
export class LeakDetector {
  readonly #texts: Needle[];
  readonly #colours: Map<string, Needle>;
  readonly #matcher: TextMatcher;

  constructor(identities: readonly BrandIdentity[]) {
    const needles = collectNeedles(identities);
    this.#texts = needles.filter((needle) => needle.kind !== 'colour');
    this.#colours = new Map(
      needles.flatMap((needle) => (needle.kind === 'colour' ? [[needle.text, needle] as const] : [])),
    );
    this.#matcher = new TextMatcher(this.#texts.map((needle) => needle.text));
  }

  get needles(): readonly Needle[] {
    return [...this.#texts, ...this.#colours.values()];
  }

  // Finds every identifying value in a text, in the spelling of its bytes or any other.
  sightings(content: Uint8Array): ReadonlySet<Needle> {
    return this.sightingsIn(searchable(content));
  }

  sightingsIn(text: SearchableText): ReadonlySet<Needle> {
    const seen = new Set<Needle>();
    const add = (needle: Needle | undefined): void => {
      if (needle) seen.add(needle);
    };
    this.#matcher.match(text.content, (index) => add(this.#texts[index]));
    for (const colour of text.colours) add(this.#colours.get(colour));
    if (text.readable) this.#matcher.match(text.readable, (index) => add(this.#texts[index]));
    return seen;
  }
}
