import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isCompressible } from './mediaTypes.ts';

export type Encoding = 'br' | 'gzip';

/** Chooses the best encoding an `Accept-Encoding` header allows, or null. */
export function chooseEncoding(accepted: string): Encoding | null {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight ? Number(weight.slice(2)) : 1] as const;
    }),
  );
  const allows = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : null;
}

function compress(body: Uint8Array, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: 6 });
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

// Rebuilds of many brands cannot fill the memory.
const usualBytes = 64 * 1024 * 1024;

/** Compresses each content once for all brands and drops the least recently used ones when the cache is full. */
export class EncodedBodies {
  // The least recently used one first.
  readonly #cache = new Map<string, Buffer>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = usualBytes) {
    this.#mostBytes = mostBytes;
  }

  // `hash` identifies the content. Small files are not encoded.
  encode(
    body: Buffer,
    hash: string,
    extension: string,
    accepted: string,
  ): { body: Buffer; encoding: Encoding | null } {
    const encoding = body.length > 512 && isCompressible(extension) ? chooseEncoding(accepted) : null;
    if (!encoding) return { body, encoding: null };
    const key = `${encoding} ${hash}`;
    const cached = this.#cache.get(key);
    const encoded = cached ?? compress(body, encoding);
    this.#cache.delete(key);
    this.#cache.set(key, encoded);
    if (!cached) this.#bytes += encoded.length;
    this.#dropOldest();
    return { body: encoded, encoding };
  }

  #dropOldest(): void {
    for (const [key, { length }] of this.#cache) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#cache.delete(key);
      this.#bytes -= length;
    }
  }
}
