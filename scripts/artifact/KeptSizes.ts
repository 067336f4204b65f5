import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { CommonText } from './commonText.ts';
import { sha256, sha256OfPieces } from './contentHash.ts';

export interface CompressedSize {
  gzip: number;
  brotli: number;
}

/** Levels of compression. */
export type Levels = CompressedSize;

const measuredBy = `${process.versions.zlib} ${process.versions.brotli}`;

function keyOf(hash: string, { gzip, brotli }: Levels): string {
  return `${gzip} ${brotli} ${hash.slice(0, 24)}`;
}

function measured(content: Uint8Array, levels: Levels): CompressedSize {
  const params = { [constants.BROTLI_PARAM_QUALITY]: levels.brotli };
  return {
    gzip: gzipSync(content, { level: levels.gzip }).length,
    brotli: brotliCompressSync(content, { params }).length,
  };
}

/** A block stands in many pages: what is known of it serves them all. */
const blocks = new WeakMap<CommonText, { key: string; size: CompressedSize }>();

/**
 * The compressed sizes of one brand's texts as they were measured last, by the hash of the text: compressing takes
 * longer than all the rest of a page, and most texts are the same at the next stamping.
 */
export class KeptSizes {
  readonly #file: string;
  readonly #known: ReadonlyMap<string, CompressedSize>;
  readonly #used = new Map<string, CompressedSize>();
  #hasNew = false;

  constructor(file: string) {
    this.#file = file;
    this.#known = read(file);
  }

  /** Of a text in pieces. */
  of(pieces: readonly Uint8Array[], levels: Levels): CompressedSize {
    return this.#keep(keyOf(sha256OfPieces(pieces), levels), () => measured(Buffer.concat(pieces), levels));
  }

  ofBlock(block: CommonText, levels: Levels): CompressedSize {
    const known = blocks.get(block);
    const key = known?.key ?? keyOf(sha256(block.bytes), levels);
    const size = this.#keep(key, () => known?.size ?? measured(block.bytes, levels));
    if (!known) blocks.set(block, { key, size });
    return size;
  }

  #keep(key: string, measure: () => CompressedSize): CompressedSize {
    const known = this.#used.get(key) ?? this.#known.get(key);
    const size = known ?? measure();
    this.#used.set(key, size);
    if (!known) this.#hasNew = true;
    return size;
  }

  /** Keeps what this stamping has used, and nothing else. */
  save(): void {
    if (!this.#hasNew && this.#used.size === this.#known.size) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    const work = `${this.#file}.${process.pid}`;
    const sizes = [...this.#used].map(([key, { gzip, brotli }]) => [key, gzip, brotli]);
    writeFileSync(work, JSON.stringify({ measuredBy, sizes }));
    renameSync(work, this.#file);
  }
}

/** What cannot be read is measured again. */
function read(file: string): Map<string, CompressedSize> {
  try {
    const kept: { measuredBy: string; sizes: [string, number, number][] } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    if (kept.measuredBy !== measuredBy) return new Map();
    return new Map(kept.sizes.map(([key, gzip, brotli]) => [key, { gzip, brotli }]));
  } catch {
    return new Map();
  }
}
