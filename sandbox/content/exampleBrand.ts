import type { FeatureName } from '../../src/shared/brand/brandNames.ts';
import type { SandboxBrand } from '../tenants.ts';

/** Builds a tenant for tests with all features but the named ones. */
export function exampleBrand(id: string, off: readonly FeatureName[] = []): SandboxBrand {
  const on = (feature: FeatureName) => !off.includes(feature);
  return {
    id,
    name: id.toUpperCase(),
    apiHosts: [`api.${id}.localhost`],
    apiOrigin: `http://api.${id}.localhost:4000`,
    origins: [`http://${id}.localhost:4000`],
    realtimeKey: `key-${id}`,
    tagKey: `tags-${id}`,
    features: {
      sports: on('sports'),
      esports: on('esports'),
      casino: on('casino'),
      live: on('live'),
      slots: on('slots'),
      mines: on('mines'),
      double: on('double'),
      promotions: on('promotions'),
      providers: on('providers'),
      referrals: on('referrals'),
      coupons: on('coupons'),
      bonus: on('bonus'),
      chat: on('chat'),
    },
  };
}
