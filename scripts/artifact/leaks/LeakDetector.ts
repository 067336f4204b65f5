import { coloursIn } from './colours.ts';
import { type BrandIdentity, collectNeedles, type Needle } from './needles.ts';
import { TextMatcher } from './TextMatcher.ts';

export interface Sighting {
  needle: Needle;
  /** Byte (text) or character (colour) offset of the first one in the file. */
  offset: number;
}

const textFile =
  /\.(html|js|mjs|json|css|svg|txt|xml|webmanifest|map|conf)$|(^|\/)(Caddyfile|_headers|SHA256SUMS)$/;

export function isText(path: string): boolean {
  return textFile.test(path);
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

  /** Every identifying value in the content, each once. */
  sightings(content: Uint8Array, text: string = Buffer.from(content).toString()): Sighting[] {
    const seen = new Map<Needle, Sighting>();
    const note = (needle: Needle | undefined, offset: number): void => {
      if (needle && !seen.has(needle)) seen.set(needle, { needle, offset });
    };
    this.#matcher.match(content, (index, offset) => note(this.#texts[index], offset));
    for (const { colour, index } of coloursIn(text)) note(this.#colours.get(colour), index);
    return [...seen.values()];
  }
}
