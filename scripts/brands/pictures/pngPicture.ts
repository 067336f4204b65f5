import { crc32, inflateSync } from 'node:zlib';
import type { Problem } from '../problem.ts';
import { formatOf } from './fileFormat.ts';

export type PngError = Pick<Problem, 'found' | 'expected' | 'message'>;

interface Chunk {
  type: string;
  data: Buffer;
}

// The chunks up to IEND; null when the file ends before, or a checksum is wrong.
function readChunks(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return null;
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    if (type === 'IEND') return chunks;
    at = end + 4;
  }
  return null;
}

function isInflatable(chunks: readonly Chunk[]): boolean {
  try {
    const data = chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data);
    return inflateSync(Buffer.concat(data), { maxOutputLength: 200_000_000 }).length > 0;
  } catch {
    return false;
  }
}

// Networks show a smaller picture as a thumbnail or not at all.
const least = { width: 600, height: 315 };

/** Reads a PNG's size and reports errors of a share picture. */
export function readSharePng(
  name: string,
  bytes: Buffer,
): { width: number; height: number; error?: PngError } {
  const format = formatOf(bytes);
  if (format !== 'PNG') {
    const found = format === undefined ? 'another format' : `a ${format} file`;
    const error = { found, expected: 'a PNG picture', message: `${name} is no PNG picture` };
    return { width: 0, height: 0, error };
  }
  const chunks = readChunks(bytes);
  const header = chunks?.[0];
  if (!chunks || header?.type !== 'IHDR' || header.data.length !== 13 || !isInflatable(chunks)) {
    const message = `${name} is cut short or damaged: export it again`;
    return {
      width: 0,
      height: 0,
      error: { found: `${bytes.length} bytes of a picture`, expected: 'a whole PNG picture', message },
    };
  }
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  if (width >= least.width && height >= least.height) return { width, height };
  const expected = `at least ${least.width} × ${least.height}, best 1200 × 630`;
  const message = `${name} is ${width} × ${height} pixels, too small for the pictures that networks show`;
  return { width, height, error: { found: `${width} × ${height}`, expected, message } };
}
