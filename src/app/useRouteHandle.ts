import { useMatches } from 'react-router';
import { useBrand } from '../shared/brand/useBrand.ts';
import type { RouteHandle } from './routeHandle.ts';
import { isRouteHandle } from './routeHandle.ts';
import type { LoadedRoute } from './routeLoaders.ts';

/** The handle of the page that is on screen, in the layout that its rule names. */
export function useRouteHandle(): RouteHandle {
  const brand = useBrand();
  const match = useMatches().at(-1);
  const handle = isRouteHandle(match?.handle) ? match.handle : { routeId: null, layout: brand.layout };
  const loaded = match?.loaderData as LoadedRoute | undefined;
  return loaded ? { ...handle, ...loaded } : handle;
}
