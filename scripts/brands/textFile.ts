import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { lineIndex } from './config/json/lineIndex.ts';
import type { Problem } from './problem.ts';

export type TextError = Pick<Problem, 'line' | 'column' | 'found' | 'expected' | 'message'>;

export interface TextFile {
  // Empty when the file exceeds the size limit.
  text: string;
  error?: TextError;
}

// In bytes. A configuration of 20,000 brands is smaller.
export const largestConfig = 20_000_000;
// In bytes, for theme files and legal texts.
export const largestPackageFile = 1_000_000;

const lossless = new TextDecoder('utf-8', { ignoreBOM: true });
const windows = new TextDecoder('windows-1252');

function startsAsUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Decodes UTF-8 and reports invalid bytes and replacement characters of an earlier loss. */
export function decodeText(bytes: Uint8Array): TextFile {
  if (isUtf8(bytes)) {
    const text = lossless.decode(bytes);
    const lost = text.indexOf('\ufffd');
    if (lost < 0) return { text };
    const message = 'a character has been lost here (U+FFFD): the file was once saved in another encoding';
    return {
      text,
      error: { ...lineIndex(text).at(lost), found: '"\ufffd"', expected: 'the character itself', message },
    };
  }
  const expected = 'UTF-8';
  const message = 'the file is not UTF-8: save it again in that encoding';
  if (startsAsUtf16(bytes)) {
    const text = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
    return { text, error: { line: 1, column: 1, found: 'UTF-16', expected, message } };
  }
  const decoded = lossless.decode(bytes);
  const at = decoded.indexOf('\ufffd');
  const offset = Buffer.byteLength(decoded.slice(0, at));
  const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  const found = `the byte ${byte} (${windows.decode(bytes.subarray(offset, offset + 1))} in Windows-1252)`;
  // Decoded by the likely encoding, so that the rest of the file is checked too.
  return { text: windows.decode(bytes), error: { ...lineIndex(decoded).at(at), found, expected, message } };
}

/** Reads a text file of at most that many bytes. */
export function readTextFile(file: string, largest: number): TextFile {
  const { size } = statSync(file);
  if (size > largest) {
    const message = `the file has ${size} bytes, and at most ${largest} are read`;
    return {
      text: '',
      error: { line: 1, column: 1, found: `${size} bytes`, expected: `at most ${largest} bytes`, message },
    };
  }
  return decodeText(readFileSync(file));
}
