import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export function releasedBrands(to: string): string[] {
  if (!existsSync(to)) return [];
  const isReleased = (name: string) => existsSync(join(to, name, 'releases'));
  return readdirSync(to).filter(isReleased).sort();
}
