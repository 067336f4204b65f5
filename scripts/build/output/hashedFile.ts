import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sha256 } from './contentHash.ts';

/** Reads a cached file; undefined where it is missing or was cut short by a full disk. */
export function readHashed(file: string): Buffer | undefined {
  if (!existsSync(file)) return undefined;
  const kept = readFileSync(file);
  const content = kept.subarray(0, -32);
  return kept.subarray(-32).toString('hex') === sha256(content) ? content : undefined;
}

/** Writes a cached file, which ends with the hash of its content. */
export function writeHashed(file: string, content: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const work = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(work, Buffer.concat([content, Buffer.from(sha256(content), 'hex')]));
  renameSync(work, file);
}
