import type { LayoutName } from '../../shared/brand/brandRecord.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';

// Read by the layout and the head.
export interface RouteHandle {
  // Null for the 404 page.
  routeId: RouteId | null;
  layout: LayoutName;
}

// Data of a route's loader; null keeps the compiled layout.
export type LoadedRoute = { layout: LayoutName } | null;

export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'routeId' in handle && 'layout' in handle;
}
