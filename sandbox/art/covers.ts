import { createHash } from 'node:crypto';
import { join } from 'node:path';

export const coversDir = join(import.meta.dirname, 'covers');

// Digest of the drawings that the committed covers were painted from.
export const drawingsFile = join(coversDir, 'drawings.sha256');

export const coverFile = (slug: string): string => join(coversDir, `${slug}.webp`);

export function drawingsDigest(drawings: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [slug, svg] of drawings) hash.update(slug).update(svg);
  return hash.digest('hex');
}
