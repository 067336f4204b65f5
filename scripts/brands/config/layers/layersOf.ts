import { isPlainObject, type PlainObject } from '../json/plainObject.ts';
import type { BrandEntry, BrandsConfig } from '../readConfig.ts';
import type { Layer } from './mergeLayers.ts';

// Fields about the entry itself, which are not inherited.
const ownAlone = ['id', 'extends', 'environments'];

function fieldsOf(entry: BrandEntry): PlainObject {
  return Object.fromEntries(Object.entries(entry.value).filter(([key]) => !ownAlone.includes(key)));
}

function environmentOf(entry: BrandEntry, env: string): PlainObject | undefined {
  const environments = entry.value.environments;
  const value = isPlainObject(environments) ? environments[env] : undefined;
  return isPlainObject(value) ? value : undefined;
}

/** Lists a brand's layers, later wins: defaults, `extends` chain, entry, environment, environments of the chain. */
export function layersOf(config: BrandsConfig, chain: readonly BrandEntry[], env: string): Layer[] {
  const self = chain.at(-1);
  const whose = (entry: BrandEntry): Layer['provenance'] =>
    entry === self ? { source: 'own' } : { source: 'inherited', from: entry.label };
  const layers: Layer[] = [
    { value: config.defaults, path: ['defaults'], provenance: { source: 'defaults' } },
    ...chain.map((entry) => ({ value: fieldsOf(entry), path: entry.path, provenance: whose(entry) })),
  ];
  const shared = config.environments[env];
  if (shared && Object.hasOwn(config.environments, env))
    layers.push({
      value: shared,
      path: ['environments', env],
      provenance: { source: 'environment', environment: env },
    });
  for (const entry of chain) {
    const value = environmentOf(entry, env);
    if (value)
      layers.push({
        value,
        path: [...entry.path, 'environments', env],
        provenance: { ...whose(entry), environment: env },
      });
  }
  return layers;
}

/** Lists `production` and every environment that the configuration or a brand names. */
export function environmentNames(config: BrandsConfig): string[] {
  const names = new Set(['production', ...Object.keys(config.environments)]);
  for (const entry of config.entries) {
    const own = entry.value.environments;
    if (isPlainObject(own)) for (const name of Object.keys(own)) names.add(name);
  }
  return [...names];
}
