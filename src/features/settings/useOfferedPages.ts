import { useDeferredValue, useMemo } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { isRouteEnabled } from '../../shared/paths/routeRules.ts';
import { type RouteId, routeTable } from '../../shared/paths/routeTable.ts';
import { capabilityOfRoute } from './capabilities.ts';
import { useCapabilities } from './useCapabilities.ts';

/** Of these pages, the ones that the brand has and the settings leave on, with their titles and addresses. */
export function useOfferedPages<Page extends { id: RouteId }>(
  pages: readonly Page[],
): (Page & { title: string; path: string })[] {
  const brand = useBrand();
  const capabilities = useDeferredValue(useCapabilities());
  return useMemo(
    () =>
      pages.flatMap((page) => {
        const capability = capabilityOfRoute(page.id);
        if (!isRouteEnabled(page.id, brand) || (capability && !capabilities[capability])) return [];
        const { title, paths } = routeTable[page.id];
        return [{ title, path: paths[0], ...page }];
      }),
    [pages, brand, capabilities],
  );
}
