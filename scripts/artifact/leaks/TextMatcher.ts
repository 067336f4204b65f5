/**
 * Finds any of many texts in one pass over a file: a table over the last four bytes rejects nearly every position,
 * what is left is compared. Upper and lower case of ASCII letters are the same. Texts stand as words of their own.
 */
export class TextMatcher {
  readonly #long = new Map<number, Pattern[]>();
  readonly #short = new Map<number, Pattern[]>();
  readonly #mayStart = new Uint8Array(1 << tableBits);

  /** Texts of at least two bytes. A match is reported by the place of the text in this list. */
  constructor(texts: readonly string[]) {
    for (const [index, text] of texts.entries()) {
      const bytes = Buffer.from(text).map((byte) => folded[byte] ?? byte);
      if (bytes.length < 2) throw new Error(`TextMatcher: "${text}" is too short to look for`);
      const width = bytes.length < 4 ? 2 : 4;
      const key = bytes.subarray(0, width).reduce((sum, byte) => ((sum << 8) | byte) >>> 0, 0);
      const table = width === 4 ? this.#long : this.#short;
      table.set(key, [...(table.get(key) ?? []), { index, bytes }]);
      if (width === 4) this.#mayStart[slot(key)] = 1;
    }
  }

  /** Calls `found` with the text's place in the list and the byte offset, for every match. */
  match(content: Uint8Array, found: (index: number, offset: number) => void): void {
    const mayStart = this.#mayStart;
    const withShort = this.#short.size > 0;
    let window = 0;
    for (let end = 0; end < content.length; end += 1) {
      window = ((window << 8) | (folded[content[end] ?? 0] ?? 0)) >>> 0;
      if (end > 2 && mayStart[slot(window)] === 1)
        this.#compare(this.#long.get(window), content, end - 3, found);
      if (withShort && end > 0) this.#compare(this.#short.get(window & 0xffff), content, end - 1, found);
    }
  }

  #compare(
    patterns: readonly Pattern[] | undefined,
    content: Uint8Array,
    start: number,
    found: (index: number, offset: number) => void,
  ): void {
    if (!patterns || !startsWord(content, start)) return;
    for (const { index, bytes } of patterns) {
      if (isAt(content, start, bytes) && !isWordByte(content[start + bytes.length])) found(index, start);
    }
  }
}

interface Pattern {
  index: number;
  bytes: Uint8Array;
}

const tableBits = 20;
const slot = (key: number): number => Math.imul(key, 0x9e3779b1) >>> (32 - tableBits);

const folded = Uint8Array.from({ length: 256 }, (_, byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte));

function isAt(content: Uint8Array, start: number, bytes: Uint8Array): boolean {
  for (let index = 0; index < bytes.length; index += 1) {
    if (folded[content[start + index] ?? 0] !== bytes[index]) return false;
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
