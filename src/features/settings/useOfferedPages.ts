import { useDeferredValue, useMemo } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { isRouteEnabled, routeEntry } from '../../shared/paths/routeRules.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import type { IconName } from '../../ui/icon/iconPaths.ts';
import { capabilityOfRoute, useCapabilities } from './capabilities.ts';

/** Filters pages by the brand's routes and the operator's switches, with titles and URLs. */
export function useOfferedPages<Page extends { id: RouteId }>(
  pages: readonly Page[],
): (Page & { title: string; icon: IconName; path: string })[] {
  const brand = useBrand();
  const capabilities = useDeferredValue(useCapabilities());
  return useMemo(
    () =>
      pages.flatMap((page) => {
        const capability = capabilityOfRoute(page.id);
        if (!isRouteEnabled(page.id, brand) || (capability && !capabilities[capability])) return [];
        const { title, paths, icon = 'star' } = routeEntry(page.id);
        return [{ title, icon, path: paths[0], ...page }];
      }),
    [pages, brand, capabilities],
  );
}
