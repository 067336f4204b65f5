import { useMatches } from 'react-router';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { isRouteHandle, type LoadedRoute, type RouteHandle } from './routeHandle.ts';

// With the layout of its rule.
export function useRouteHandle(): RouteHandle {
  const brand = useBrand();
  const match = useMatches().at(-1);
  const handle = isRouteHandle(match?.handle) ? match.handle : { routeId: null, layout: brand.layout };
  const loaded = match?.loaderData as LoadedRoute | undefined;
  return loaded ? { ...handle, ...loaded } : handle;
}
