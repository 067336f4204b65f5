import { hash } from 'node:crypto';

export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content);
}

/** `sha256-…` as content security policies write it. */
export function cspHash(content: string): string {
  return `'sha256-${hash('sha256', content, 'base64')}'`;
}

/** For file names: short, and safe in any address. */
export function shortHash(content: string | Uint8Array): string {
  return sha256(content).slice(0, 10);
}
