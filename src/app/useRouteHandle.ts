import { useMatches } from 'react-router';
import { useBrand } from '../shared/brand/useBrand.ts';
import type { RouteHandle } from './routeHandle.ts';
import { isRouteHandle } from './routeHandle.ts';

/** The handle of the page that is on screen. */
export function useRouteHandle(): RouteHandle {
  const brand = useBrand();
  const handle = useMatches().at(-1)?.handle;
  return isRouteHandle(handle) ? handle : { routeId: null, layout: brand.layout };
}
