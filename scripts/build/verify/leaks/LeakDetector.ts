import { coloursIn } from './colours.ts';
import { type BrandIdentity, collectNeedles, type Needle } from './needles.ts';
import { readableText } from './readableText.ts';
import { TextMatcher } from './TextMatcher.ts';

const binaryFile = /\.(png|ico|jpe?g|webp|avif|woff2?)$/;

export function isText(path: string): boolean {
  return !binaryFile.test(path);
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
    const seen = new Set<Needle>();
    const add = (needle: Needle | undefined): void => {
      if (needle) seen.add(needle);
    };
    this.#matcher.match(content, (index) => add(this.#texts[index]));
    const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString();
    for (const colour of coloursIn(text)) add(this.#colours.get(colour));
    const readable = readableText(text);
    if (readable !== text) this.#matcher.match(Buffer.from(readable), (index) => add(this.#texts[index]));
    return seen;
  }
}
