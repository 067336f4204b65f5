// A table over some bytes at every few positions rejects nearly all positions, and the rest is compared.
/** Finds any of many texts as whole words in one pass over a file, without regard to ASCII case. */
export class TextMatcher {
  readonly #long = new Map<number, Pattern[]>();
  readonly #short = new Map<number, Pattern[]>();
  // One bit for each hash of a window; small enough to stay in the processor's cache.
  readonly #mayMatch = new Uint32Array(1 << (tableBits - 5));
  // Distance between the windows that are read. As many windows of each text are known, so one of them is always met.
  readonly #stride: number;
  readonly #width: number;

  // Texts have at least two bytes. A match is reported by the text's index in this list.
  constructor(texts: readonly string[]) {
    const folded = texts.map((text) => Buffer.from(text).map(fold));
    const long = folded.filter(({ length }) => length >= narrowest);
    const shortest = long.reduce((least, { length }) => Math.min(least, length), 2 * widest);
    // Wide windows are in fewer texts, and leave less room for going in strides: so a third of it is for these.
    this.#stride = Math.min(Math.floor((shortest + 1) / 3), widest / 2);
    this.#width = Math.min(shortest + 1 - this.#stride, widest);
    const shared = countWindows(long, this.#width);
    for (const [index, bytes] of folded.entries()) {
      if (bytes.length < 2) throw new Error(`TextMatcher: "${texts[index]}" is too short to look for`);
      if (bytes.length < narrowest) addTo(this.#short, shortWindowAt(bytes, 0), { index, bytes, anchor: 0 });
      else this.#addLong(index, bytes, shared);
    }
  }

  #addLong(index: number, bytes: Uint8Array, shared: Uint32Array): void {
    const windows = windowsOf(bytes, this.#width);
    const first = rarestWindows(windows, shared, this.#stride);
    for (let anchor = first; anchor < first + this.#stride; anchor += 1) {
      const key = windows[anchor] ?? 0;
      addTo(this.#long, key, { index, bytes, anchor });
      setBit(this.#mayMatch, slot(key));
    }
  }

  // Calls `found` with the index of the text and the byte at which it starts, for every match.
  match(content: Uint8Array, found: Found): void {
    const mayMatch = this.#mayMatch;
    const stride = this.#stride;
    const width = this.#width;
    const view = viewOf(content);
    for (let start = 0; start <= content.length - width; start += stride) {
      const key = windowAt(view, start, width);
      if (hasBit(mayMatch, slot(key))) compare(this.#long.get(key), content, start, found);
    }
    if (this.#short.size === 0) return;
    for (let start = 0; start < content.length - 1; start += 1)
      compare(this.#short.get(shortWindowAt(content, start)), content, start, found);
  }
}

type Found = (index: number, start: number) => void;

interface Pattern {
  index: number;
  bytes: Uint8Array;
  // Offset in the text of the window by which it is found.
  anchor: number;
}

// Window widths in bytes.
const narrowest = 4;
const widest = 8;

const tableBits = 20;
const slot = (key: number): number => key >>> (32 - tableBits);
const setBit = (table: Uint32Array, bit: number): void => {
  table[bit >>> 5] = (table[bit >>> 5] ?? 0) | (1 << (bit & 31));
};
const hasBit = (table: Uint32Array, bit: number): boolean =>
  (((table[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;

const fold = (byte: number): number => (byte >= 65 && byte <= 90 ? byte + 32 : byte);
const foldTable = Uint8Array.from({ length: 256 }, (_, byte) => fold(byte));

// Lowercases four letters at once. Some other characters become equal too, which costs a comparison.
const lowerCase = 0x20202020;

function viewOf(content: Uint8Array): DataView {
  return new DataView(content.buffer, content.byteOffset, content.byteLength);
}

// A hash of `width` bytes, from `narrowest` to `widest`.
function windowAt(view: DataView, start: number, width: number): number {
  const first = view.getInt32(start, true) | lowerCase;
  const last = view.getInt32(start + width - 4, true) | lowerCase;
  return Math.imul(Math.imul(first, 0x9e3779b1) ^ last, 0x85ebca6b);
}

function windowsOf(bytes: Uint8Array, width: number): Int32Array {
  const view = viewOf(bytes);
  const windows = new Int32Array(bytes.length - width + 1);
  for (let start = 0; start < windows.length; start += 1) windows[start] = windowAt(view, start, width);
  return windows;
}

function shortWindowAt(content: Uint8Array, start: number): number {
  return ((foldTable[content[start] ?? 0] ?? 0) << 8) | (foldTable[content[start + 1] ?? 0] ?? 0);
}

function addTo(table: Map<number, Pattern[]>, key: number, pattern: Pattern): void {
  const patterns = table.get(key);
  if (patterns) patterns.push(pattern);
  else table.set(key, [pattern]);
}

// How many windows of all texts there are, by slot.
function countWindows(texts: readonly Uint8Array[], width: number): Uint32Array {
  const counts = new Uint32Array(1 << tableBits);
  for (const bytes of texts)
    for (const key of windowsOf(bytes, width)) counts[slot(key)] = (counts[slot(key)] ?? 0) + 1;
  return counts;
}

// Returns the start of the row of windows that the fewest other texts have. Every brand's hosts begin with `api.`, so
// the following bytes are a better key.
function rarestWindows(windows: Int32Array, counts: Uint32Array, row: number): number {
  let best = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (let first = 0; first + row <= windows.length; first += 1) {
    let shared = 0;
    for (let index = first; index < first + row; index += 1) shared += counts[slot(windows[index] ?? 0)] ?? 0;
    if (shared < fewest) [best, fewest] = [first, shared];
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
    if (isAt(content, start, bytes)) found(index, start);
  }
}

function isAt(content: Uint8Array, start: number, bytes: Uint8Array): boolean {
  for (let index = 0; index < bytes.length; index += 1) {
    if (foldTable[content[start + index] ?? 0] !== bytes[index]) return false;
  }
  return true;
}

// Letters, digits and every byte of a letter beyond ASCII.
function isWordByte(byte: number | undefined): boolean {
  if (byte === undefined) return false;
  return (
    byte >= 0x80 || (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
  );
}

// The letter of an escape (`\n`, `%2F`) before a word is no part of it.
function startsWord(content: Uint8Array, start: number): boolean {
  if (!isWordByte(content[start - 1])) return true;
  return content[start - 2] === 0x5c || content[start - 3] === 0x25;
}
