import { type FeatureName, featureNames } from '../../src/shared/brand/brandNames.ts';
import type { SandboxBrand } from '../tenants.ts';

/** Builds a tenant for tests with all features but the named ones. */
export function exampleBrand(id: string, off: readonly FeatureName[] = []): SandboxBrand {
  return {
    id,
    name: id.toUpperCase(),
    apiHosts: [`api.${id}.localhost`],
    apiOrigin: `http://api.${id}.localhost:4000`,
    origins: [`http://${id}.localhost:4000`],
    realtimeKey: `key-${id}`,
    tagKey: `tags-${id}`,
    features: Object.fromEntries(
      featureNames.map((name) => [name, !off.includes(name)]),
    ) as SandboxBrand['features'],
  };
}
