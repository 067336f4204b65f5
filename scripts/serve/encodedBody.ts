import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isCompressible } from './mediaTypes.ts';

export type Encoding = 'br' | 'gzip';

/** The best encoding an `Accept-Encoding` header allows, or none. */
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

/** Compresses each content once, however many brands and requests ask for it. */
export class EncodedBodies {
  readonly #kept = new Map<string, Buffer>();

  /** `hash` names the content. Small files are not worth an encoding. */
  encode(
    body: Buffer,
    hash: string,
    extension: string,
    accepted: string,
  ): { body: Buffer; encoding: Encoding | null } {
    const encoding = body.length > 512 && isCompressible(extension) ? chooseEncoding(accepted) : null;
    if (!encoding) return { body, encoding: null };
    const key = `${encoding} ${hash}`;
    const encoded = this.#kept.get(key) ?? compress(body, encoding);
    this.#kept.set(key, encoded);
    return { body: encoded, encoding };
  }
}
