import { createHash } from 'node:crypto';

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** `sha256-…` as content security policies write it. */
export function cspHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** For file names: short, and safe in any address. */
export function shortHash(content: string | Uint8Array): string {
  return sha256(content).slice(0, 10);
}
