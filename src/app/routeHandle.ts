import type { LayoutName } from '../shared/brand/brandRecord.ts';
import type { RouteId } from '../shared/paths/routeTable.ts';

/** What a matched route says about itself, for the layout and the head. */
export interface RouteHandle {
  /** null: the page that is not there. */
  routeId: RouteId | null;
  layout: LayoutName;
}

export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'routeId' in handle && 'layout' in handle;
}
