import { didYouMean } from '../brands/nearestWord.ts';
import type { ResolvedBrand } from '../brands/resolvedBrand.ts';
import { UsageError } from '../cli/cliErrors.ts';

// Part `index` of `count` parts, counted from 1.
export interface Shard {
  index: number;
  count: number;
}

export function checkBrandChoice(wanted: readonly string[], ids: readonly string[]): void {
  const unknown = wanted.filter((id) => !ids.includes(id));
  if (unknown.length === 0) return;
  const lines = unknown.map((id) => `There is no brand "${id}".${didYouMean(id, ids)}`);
  throw new UsageError(`${lines.join('\n')}\nThere are: ${ids.join(', ')}.`);
}

/** Lists the ids of the brands to build, each once, in the order of the configuration. */
export function chooseBrands(
  brands: readonly ResolvedBrand[],
  wanted: readonly string[] | undefined,
  shard: Shard | undefined,
): string[] {
  const ids = brands.map((brand) => brand.settings.id);
  if (wanted) checkBrandChoice(wanted, ids);
  const chosen = wanted ? ids.filter((id) => wanted.includes(id)) : ids;
  return shard ? chosen.filter((_, index) => index % shard.count === shard.index - 1) : chosen;
}
