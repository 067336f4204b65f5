import { hash } from 'node:crypto';

// Caches the hash of bytes, which never change after they were made.
const known = new WeakMap<Uint8Array, string>();

export function sha256(content: string | Uint8Array): string {
  if (typeof content === 'string') return hash('sha256', content);
  const sum = known.get(content) ?? hash('sha256', content);
  known.set(content, sum);
  return sum;
}

/** Returns `sha256-…` as content security policies write it. */
export function cspHash(content: string): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`;
}

/** Returns a short hash for file names, safe in any URL. */
export function shortHash(content: string | Uint8Array): string {
  return sha256(content).slice(0, 10);
}
