import { join } from 'node:path';
import { loadBrands } from '../brands/loadBrands.ts';
import type { ResolvedBrand } from '../brands/resolvedBrand.ts';

// Only its appearance is used, which is equal in every environment. The other configuration's environments need not
// exist here.
/** Loads the product's own brand, whose error pages serve unclaimed API hosts of a configuration without `default`. */
export async function standardBrand(root: string): Promise<ResolvedBrand | null> {
  const configFile = join(root, 'brands.config.json');
  const env = 'production';
  const { brands } = await loadBrands({ configFile, env, projectRoot: root, processEnv: process.env });
  return brands.find((brand) => brand.settings.id === 'default') ?? null;
}
