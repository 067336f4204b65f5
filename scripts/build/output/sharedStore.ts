import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LinkedFile } from './artifactFile.ts';
import { sha256 } from './contentHash.ts';

// Brands share a buffer of the same content, so each is hashed and stored once.
const stored = new WeakMap<Uint8Array, Omit<LinkedFile, 'path'>>();

// Stores a file of many brands where artifacts can link it.
export function storeShared(bytes: Uint8Array, cache: string): Omit<LinkedFile, 'path'> {
  const known = stored.get(bytes);
  if (known && existsSync(known.source)) return known;
  const hash = sha256(bytes);
  const source = join(cache, hash);
  if (statSync(source, { throwIfNoEntry: false })?.size !== bytes.length) {
    mkdirSync(cache, { recursive: true });
    const work = `${source}.${process.pid}`;
    writeFileSync(work, bytes);
    renameSync(work, source);
  }
  const file = { source, shared: { path: hash, sha256: hash, bytes: bytes.length } };
  stored.set(bytes, file);
  return file;
}
