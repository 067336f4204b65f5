import type { ByteRoom } from './ByteRoom.ts';

/** A text that many files have in common: what there is to know of it is found out once. */
export class CommonText {
  readonly text: string;
  readonly bytes: Buffer;
  /**
   * Measured by itself: stands as a whole in the page of any brand that has it, however the page came about. The others
   * may be what pages of this very build have in common, which nothing that is written may depend on.
   */
  readonly isBlock: boolean;

  constructor(text: string, { isBlock }: { isBlock: boolean }) {
    this.text = text;
    this.bytes = Buffer.from(text);
    this.isBlock = isBlock;
  }
}

/** A stretch of a file: a text of its own, or one in common. */
export type TextPart = string | CommonText;

export function textOf(parts: readonly TextPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** Shorter ones are not worth their own handling. */
export const shortestCommon = 600;

const keptTexts = 2000;

/** The same object for the same text. */
export class CommonTexts {
  readonly #known = new Map<string, CommonText>();

  of(text: string, about: { isBlock: boolean }): CommonText {
    const known = this.#known.get(text);
    if (known) return known;
    const common = new CommonText(text, about);
    this.#known.set(text, common);
    const [oldest] = this.#known.keys();
    if (this.#known.size > keptTexts && oldest !== undefined) this.#known.delete(oldest);
    return common;
  }
}

/** Cuts a text at the common ones in it, which stand there in this order; one that does not is passed over. */
export function cutAtCommon(text: string, common: readonly CommonText[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const part of common) {
    const found = part.text.length < shortestCommon ? -1 : text.indexOf(part.text, at);
    if (found < 0) continue;
    if (found > at) parts.push(text.slice(at, found));
    parts.push(part);
    at = found + part.text.length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

/** A text in parts and its bytes, with the number of bytes in each part. */
export interface EncodedText {
  content: Buffer;
  parts: readonly TextPart[];
  lengths: readonly number[];
}

/** `room`: where the bytes are to stand, if not in memory of their own. */
export function encoded(parts: readonly TextPart[], room?: ByteRoom): EncodedText {
  const [only] = parts;
  if (only instanceof CommonText && parts.length === 1)
    return { content: only.bytes, parts, lengths: [only.bytes.length] };
  const lengths = parts.map((part) =>
    typeof part === 'string' ? Buffer.byteLength(part) : part.bytes.length,
  );
  const bytes = lengths.reduce((sum, length) => sum + length, 0);
  const content = room?.take(bytes) ?? Buffer.allocUnsafe(bytes);
  let at = 0;
  for (const [place, part] of parts.entries()) {
    if (typeof part === 'string') content.write(part, at);
    else content.set(part.bytes, at);
    at += lengths[place] ?? 0;
  }
  return { content, parts, lengths };
}
