import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { didYouMean } from '../brands/nearestWord.ts';
import { UsageError } from '../cli/cliErrors.ts';

/** Lists the brands of a directory, or the one asked for; an error where there is none. */
export function findReleased(to: string, only?: string): string[] {
  const brands = releasedBrands(to);
  if (only === undefined && brands.length === 0) throw new UsageError(noBrands(to));
  if (only !== undefined && !brands.includes(only)) throw new UsageError(noReleases(only, to));
  return only === undefined ? brands : [only];
}

function releasedBrands(to: string): string[] {
  if (!existsSync(to)) return [];
  const isReleased = (name: string) => existsSync(join(to, name, 'releases'));
  return readdirSync(to).filter(isReleased).sort();
}

export function noReleases(brand: string, to: string): string {
  const brands = releasedBrands(to);
  const there = brands.length > 0 ? `There are releases of: ${brands.join(', ')}.` : 'There are none.';
  return `There is no release of "${brand}" in ${to}.${didYouMean(brand, brands)}\n${there}`;
}

function noBrands(to: string): string {
  if (!existsSync(to)) return `There is no folder ${to}: --to names the one with <brand>/releases.`;
  // The folder of one brand.
  const parent = existsSync(join(to, 'releases')) ? ` Did you mean --to ${dirname(to)}?` : '';
  return `There is no <brand>/releases in ${to}.${parent}`;
}
