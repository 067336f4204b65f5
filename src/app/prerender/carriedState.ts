import { bannersApi } from '../../features/banners/bannersApi.ts';
import { categoriesApi } from '../../features/lobby/categoriesApi.ts';
import { promotionsApi } from '../../features/promotions/promotionsApi.ts';
import { providersApi } from '../../features/providers/providersApi.ts';
import { seoApi } from '../../features/seo/seoApi.ts';
import { settingsApi } from '../../features/settings/settingsApi.ts';
import type { Seo } from '../../shared/contract/seo.ts';
import { seoQuery } from '../../shared/paths/seoQuery.ts';
import type { AppStore, RootState } from '../../shared/state/rootState.ts';
import type { ShownContent, ShownPage } from './shownContent.ts';

/** Gives the store the operator's answers as if they had just arrived. */
function takeContent(
  store: AppStore,
  { settings, categories, providers, promotions, banners }: ShownContent,
  seo: Seo | undefined,
  { routeId, params, path }: ShownPage,
): void {
  const arg = undefined;
  if (settings)
    store.dispatch(
      settingsApi.util.upsertQueryEntries([{ endpointName: 'getSettings', arg, value: settings }]),
    );
  if (categories)
    store.dispatch(
      categoriesApi.util.upsertQueryEntries([{ endpointName: 'getCategories', arg, value: categories }]),
    );
  if (providers)
    store.dispatch(
      providersApi.util.upsertQueryEntries([{ endpointName: 'getProviders', arg, value: providers }]),
    );
  if (promotions)
    store.dispatch(
      promotionsApi.util.upsertQueryEntries([{ endpointName: 'getPromotions', arg, value: promotions }]),
    );
  if (banners)
    store.dispatch(bannersApi.util.upsertQueryEntries([{ endpointName: 'getBanners', arg, value: banners }]));
  if (seo && routeId) {
    const asked = { ...seoQuery(routeId, params), path };
    store.dispatch(seoApi.util.upsertQueryEntries([{ endpointName: 'getSeo', arg: asked, value: seo }]));
  }
}

/**
 * What a page carries for the store to begin with. Without the time of their arrival the API client uses the answers at
 * once and asks for them anew as soon as a component wants them. `empty` is a store of no other use.
 */
export function carriedState(
  empty: AppStore,
  shown: ShownContent,
  seo: Seo | undefined,
  page: ShownPage,
): Partial<RootState> {
  takeContent(empty, shown, seo, page);
  const queries = Object.entries(empty.getState().api.queries).flatMap(([key, entry]) => {
    if (entry?.status !== 'fulfilled') return [];
    const { status, endpointName, originalArgs, data } = entry;
    return [[key, { status, endpointName, originalArgs, data }] as const];
  });
  // The other parts of the API's state begin as they would without a page.
  return { api: { queries: Object.fromEntries(queries) } } as Partial<RootState>;
}
