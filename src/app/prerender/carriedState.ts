import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import type { Seo } from '../../shared/contract/seo.ts';
import { seoQuery } from '../../shared/paths/seoQuery.ts';
import type { RootState } from '../../shared/state/rootState.ts';
import type { ShownContent, ShownPage } from './shownContent.ts';

/** The API client keeps an answer by the endpoint's name and what was asked. Neither looks at the definition. */
const endpointDefinition = Object.create(null);

function answer(endpointName: string, originalArgs: object | undefined, data: unknown) {
  if (data === undefined) return [];
  const key = defaultSerializeQueryArgs({ endpointName, queryArgs: originalArgs, endpointDefinition });
  return [[key, { status: 'fulfilled', endpointName, originalArgs, data }] as const];
}

/**
 * What a page carries for the store to begin with. Without the time of their arrival the API client uses the answers at
 * once and asks for them anew as soon as a component wants them. Written as the client would keep them and not by it:
 * it would begin to wait for them to grow old, and a build would not end before that.
 */
export function carriedState(
  { settings, categories, providers, promotions, banners }: ShownContent,
  seo: Seo | undefined,
  { routeId, params, path }: ShownPage,
): Partial<RootState> {
  const queries = Object.fromEntries([
    ...answer('getSettings', undefined, settings),
    ...answer('getCategories', undefined, categories),
    ...answer('getProviders', undefined, providers),
    ...answer('getPromotions', undefined, promotions),
    ...answer('getBanners', undefined, banners),
    ...(routeId ? answer('getSeo', { ...seoQuery(routeId, params), path }, seo) : []),
  ]);
  // The other parts of the API's state begin as they would without a page.
  return { api: { queries } } as Partial<RootState>;
}
