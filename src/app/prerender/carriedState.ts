import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import type { Seo } from '../../shared/contract/content/seo.ts';
import { seoQuery } from '../../shared/paths/seoQuery.ts';
import type { RootState } from '../../shared/state/rootState.ts';
import type { ShownContent, ShownPage } from './shownContent.ts';

// Needed for the cache key, which does not depend on the definition.
const endpointDefinition = Object.create(null);

function cacheEntry(endpointName: string, originalArgs: object | undefined, data: unknown) {
  if (data === undefined) return [];
  const key = defaultSerializeQueryArgs({ endpointName, queryArgs: originalArgs, endpointDefinition });
  return [[key, { status: 'fulfilled', endpointName, originalArgs, data }] as const];
}

/**
 * Builds the preloaded RTK Query cache, without timestamps so that components refetch at once, and without
 * the client's timers.
 */
export function carriedState(
  { settings, categories, providers, promotions, banners }: ShownContent,
  seo: Seo | undefined,
  { routeId, params, path }: ShownPage,
): Partial<RootState> {
  const queries = Object.fromEntries([
    ...cacheEntry('getSettings', undefined, settings),
    ...cacheEntry('getCategories', undefined, categories),
    ...cacheEntry('getProviders', undefined, providers),
    ...cacheEntry('getPromotions', undefined, promotions),
    ...cacheEntry('getBanners', undefined, banners),
    ...(routeId ? cacheEntry('getSeo', { ...seoQuery(routeId, params), path }, seo) : []),
  ]);
  // The rest of the API state starts empty.
  return { api: { queries } } as Partial<RootState>;
}
