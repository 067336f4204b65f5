/**
 * Finds any of many texts in one pass over a file: a table over the last four bytes rejects nearly every position,
 * what is left is compared. Upper and lower case of ASCII letters are the same. Texts stand as words of their own.
 */
export class TextMatcher {
  readonly #long = new Map<number, Pattern[]>();
  readonly #short = new Map<number, Pattern[]>();
  /** One bit for each hash of a window; small enough to stay in the processor's cache. */
  readonly #mayMatch = new Uint32Array(1 << (tableBits - 5));
  readonly longestBytes: number;

  /** Texts of at least two bytes. A match is reported by the place of the text in this list. */
  constructor(texts: readonly string[]) {
    const folded = texts.map((text) => Buffer.from(text).map(fold));
    this.longestBytes = folded.reduce((longest, { length }) => Math.max(longest, length), 0);
    const shared = countWindows(folded);
    for (const [index, bytes] of folded.entries()) {
      if (bytes.length < 2) throw new Error(`TextMatcher: "${texts[index]}" is too short to look for`);
      const width = bytes.length < 4 ? 2 : 4;
      const anchor = width === 4 ? rarestWindow(bytes, shared) : 0;
      const key = windowAt(bytes, anchor, width);
      const table = width === 4 ? this.#long : this.#short;
      const patterns = table.get(key);
      if (patterns) patterns.push({ index, bytes, anchor });
      else table.set(key, [{ index, bytes, anchor }]);
      if (width === 4) setBit(this.#mayMatch, slot(key));
    }
  }

  /**
   * Calls `found` with the text's place in the list, where it starts and before which byte it ends, for every match
   * between `from` and `to`; also for one that begins before `from` or ends after `to`, when it is noticed in between.
   */
  match(content: Uint8Array, from: number, to: number, found: Found): void {
    const mayMatch = this.#mayMatch;
    const withShort = this.#short.size > 0;
    let window = 0;
    for (let end = from; end < to; end += 1) {
      window = ((window << 8) | (foldTable[content[end] ?? 0] ?? 0)) >>> 0;
      if (end > from + 2 && hasBit(mayMatch, slot(window)))
        compare(this.#long.get(window), content, end - 3, found);
      if (withShort && end > from) compare(this.#short.get(window & 0xffff), content, end - 1, found);
    }
  }
}

type Found = (index: number, start: number, end: number) => void;

interface Pattern {
  index: number;
  bytes: Uint8Array;
  /** Where in the text the window stands by which it is found. */
  anchor: number;
}

const tableBits = 20;
const slot = (key: number): number => Math.imul(key, 0x9e3779b1) >>> (32 - tableBits);

const setBit = (table: Uint32Array, bit: number): void => {
  table[bit >>> 5] = (table[bit >>> 5] ?? 0) | (1 << (bit & 31));
};
const hasBit = (table: Uint32Array, bit: number): boolean =>
  (((table[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;

const fold = (byte: number): number => (byte >= 65 && byte <= 90 ? byte + 32 : byte);
const foldTable = Uint8Array.from({ length: 256 }, (_, byte) => fold(byte));

function windowAt(bytes: Uint8Array, start: number, width: number): number {
  let key = 0;
  for (let place = start; place < start + width; place += 1) key = ((key << 8) | (bytes[place] ?? 0)) >>> 0;
  return key;
}

function countWindows(texts: readonly Uint8Array[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const bytes of texts) {
    for (let start = 0; start + 4 <= bytes.length; start += 1) {
      const key = windowAt(bytes, start, 4);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** Every brand's hosts begin with `api.`: a text is looked for by the part that the fewest others have. */
function rarestWindow(bytes: Uint8Array, counts: ReadonlyMap<number, number>): number {
  let best = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (let start = 0; start + 4 <= bytes.length; start += 1) {
    const count = counts.get(windowAt(bytes, start, 4)) ?? 0;
    if (count < fewest) [best, fewest] = [start, count];
  }
  return best;
}

function compare(
  patterns: readonly Pattern[] | undefined,
  content: Uint8Array,
  at: number,
  found: Found,
): void {
  if (!patterns) return;
  for (const { index, bytes, anchor } of patterns) {
    const start = at - anchor;
    if (start < 0 || isWordByte(content[start + bytes.length]) || !startsWord(content, start)) continue;
    if (isAt(content, start, bytes)) found(index, start, start + bytes.length);
  }
}

function isAt(content: Uint8Array, start: number, bytes: Uint8Array): boolean {
  for (let place = 0; place < bytes.length; place += 1) {
    if (foldTable[content[start + place] ?? 0] !== bytes[place]) return false;
  }
  return true;
}

/** Letters, digits and every byte of a letter beyond ASCII. */
function isWordByte(byte: number | undefined): boolean {
  if (byte === undefined) return false;
  return (
    byte >= 0x80 || (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
  );
}

/** The letter of an escape (`\n`, `%2F`) before a word is no part of it. */
function startsWord(content: Uint8Array, start: number): boolean {
  if (!isWordByte(content[start - 1])) return true;
  return content[start - 2] === 0x5c || content[start - 3] === 0x25;
}
