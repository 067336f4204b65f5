import type { ComponentType } from 'react';
import type { DOMRouterOpts } from 'react-router';
import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { PageData } from '../../shared/paths/pageData.ts';
import { routeOfPath } from '../../shared/paths/routeOfPath.ts';
import { isRouteEnabled, layoutOfRoute, redirectOfRoute, routeEntry } from '../../shared/paths/routeRules.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import { loadInLayout } from './loadInLayout.ts';
import { loadPage } from './pages.ts';
import type { RouteHandle } from './routeHandle.ts';

/** Returns the route that will match a path, without the router's ranking. */
export function handleOfPath(pathname: string, brand: BrandRecord): RouteHandle {
  const found = routeOfPath(pathname);
  const routeId = found && isRouteEnabled(found, brand) ? found : null;
  return { routeId, layout: layoutOfRoute(routeId, brand) };
}

/**
 * Tells whether the prerendered page belongs to its path, because some hosts serve `404.html` for any path.
 */
export function isMadeFor(
  { shell, missing }: PageData,
  { routeId, layout }: RouteHandle,
  brand: BrandRecord,
): boolean {
  if (shell) return false;
  return !missing || routeId === null || (routeId === 'regulation' && layout === brand.layout);
}

/** Loads the page module and layout of the first render. */
export async function loadMatched(
  { routeId, layout }: RouteHandle,
  brand: BrandRecord,
): Promise<ReadonlyMap<RouteId, ComponentType>> {
  const hasPage = routeId && !redirectOfRoute(routeId, brand);
  const page = await loadInLayout(hasPage ? loadPage(routeId) : Promise.resolve(null), layout);
  return new Map(routeId && page ? [[routeId, page]] : []);
}

// As the router makes it of a loader's 404.
const notFound = { status: 404, statusText: '', data: null, internal: false };

// `404.html` shows the 404 of a legal page already, and no loader runs for the first page.
export function firstError({ missing }: PageData, { routeId }: RouteHandle): DOMRouterOpts {
  if (!missing || !routeId || routeEntry(routeId).page !== 'legal/LegalPage') return {};
  return { hydrationData: { errors: { [routeId]: notFound } } };
}
