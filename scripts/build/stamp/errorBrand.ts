import type { StampableBrand } from '../render/stampableBrand.ts';

/** Finds the brand whose appearance each brand's error pages have, by API host; unknown hosts get the default. */
export function errorBrandFinder(brands: readonly StampableBrand[], fallback: StampableBrand | null) {
  const byHost = new Map<string, StampableBrand>();
  for (const brand of brands) {
    for (const host of brand.settings.api.hosts) if (!byHost.has(host)) byHost.set(host, brand);
  }
  const standard = brands.find((brand) => brand.settings.id === 'default') ?? fallback;
  return (brand: StampableBrand): StampableBrand => {
    const { host, hostname } = new URL(brand.settings.api.origin);
    if ([host, hostname].some((name) => brand.settings.api.hosts.includes(name))) return brand;
    return byHost.get(host) ?? byHost.get(hostname) ?? standard ?? brand;
  };
}
