import { createHash } from 'node:crypto';
import { join } from 'node:path';

export const coversDir = join(import.meta.dirname, 'covers');

// Digest of the drawings that the committed covers were painted from.
export const drawingsFile = join(coversDir, 'drawings.sha256');

export const coverFile = (name: string): string => join(coversDir, `${name}.webp`);

export interface Drawing {
  svg: string;
  // Columns of a picture of large pixels; null for a smooth one.
  columns: number | null;
}

export function drawingsDigest(drawings: ReadonlyMap<string, Drawing>): string {
  const hash = createHash('sha256');
  for (const [name, { svg, columns }] of drawings) hash.update(`${name} ${columns}`).update(svg);
  return hash.digest('hex');
}
