import { createHash, hash } from 'node:crypto';

/** Bytes are hashed once, however many ask: they are never changed after they have been made. */
const known = new WeakMap<Uint8Array, string>();

export function sha256(content: string | Uint8Array): string {
  if (typeof content === 'string') return hash('sha256', content);
  const sum = known.get(content) ?? hash('sha256', content);
  known.set(content, sum);
  return sum;
}

/** Of what they are together. */
export function sha256OfPieces(pieces: readonly Uint8Array[]): string {
  const [only] = pieces;
  if (only && pieces.length === 1) return sha256(only);
  const whole = createHash('sha256');
  for (const piece of pieces) whole.update(piece);
  return whole.digest('hex');
}

/** `sha256-…` as content security policies write it. */
export function cspHash(content: string): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`;
}

/** For file names: short, and safe in any address. */
export function shortHash(content: string | Uint8Array): string {
  return sha256(content).slice(0, 10);
}
