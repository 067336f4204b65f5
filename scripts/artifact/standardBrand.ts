import { join } from 'node:path';
import { loadBrands } from '../brands/loadBrands.ts';
import type { ResolvedBrand } from '../brands/resolvedBrand.ts';

/**
 * The product's own brand, for a configuration that has none called `default` and an API host nobody claims. Only its
 * look is wanted, which is the same in every environment; the other configuration's environments need not exist here.
 */
export async function standardBrand(root: string): Promise<ResolvedBrand | null> {
  const configFile = join(root, 'brands.config.json');
  const env = 'production';
  const { brands } = await loadBrands({ configFile, env, projectRoot: root, processEnv: process.env });
  return brands.find((brand) => brand.settings.id === 'default') ?? null;
}
