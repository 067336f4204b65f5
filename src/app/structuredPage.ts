import { createSelector } from '@reduxjs/toolkit';
import { categoriesApi } from '../features/lobby/categoriesApi.ts';
import { findCategory } from '../features/lobby/findCategory.ts';
import { gameAddress } from '../features/lobby/gameAddress.ts';
import { promotionsApi } from '../features/promotions/promotionsApi.ts';
import { providersApi } from '../features/providers/providersApi.ts';
import type { Crumb, DescribedGame, StructuredPage } from '../features/seo/structuredData.ts';
import { siteLook, socialLinks } from '../features/settings/siteLook.ts';
import { selectSettings } from '../features/settings/useSettings.ts';
import type { BrandRecord } from '../shared/brand/brandRecord.ts';
import type { Game } from '../shared/contract/casino.ts';
import { assetAddress } from '../shared/paths/assetAddress.ts';
import { isRouteEnabled, routeEntry } from '../shared/paths/routeRules.ts';
import type { RouteId } from '../shared/paths/routeTable.ts';
import type { RootState } from '../shared/state/rootState.ts';
import { pageTitle } from './pageTitle.ts';

export interface ShownAddress {
  routeId: RouteId | null;
  params: Readonly<Record<string, string | undefined>>;
  pathname: string;
}

const selectCategories = categoriesApi.endpoints.getCategories.select();
const selectProviders = providersApi.endpoints.getProviders.select();
const selectPromotions = promotionsApi.endpoints.getPromotions.select();

/** Changes when one of the answers does from which the structured data is made. */
export const selectStructuredSources = createSelector(
  [selectSettings, selectCategories, selectProviders, selectPromotions],
  (...sources) => sources,
);

const parents: Partial<Record<RouteId, RouteId>> = {
  'casino-live': 'casino',
  'casino-slots': 'casino',
  'casino-favorites': 'casino',
  'casino-category': 'casino',
  'play-id': 'casino',
  'play-provider-name': 'casino',
  'providers-id': 'providers',
  'promotions-id': 'promotions',
  'sports-esports': 'sports',
};

/** Home under its other names. */
const homes: ReadonlySet<RouteId> = new Set(['index', 'recover', 'ref']);

/** What the page on screen says of itself, from what is known by now. */
export function structuredPage(state: RootState, brand: BrandRecord, at: ShownAddress): StructuredPage {
  const settings = selectSettings(state);
  const game = gameOf(state, at);
  return {
    brand,
    site: siteLook(settings, brand),
    profiles: socialLinks(settings).map(({ href }) => href),
    crumbs: crumbsOf(state, brand, at, game),
    game: game && described(game, brand, at),
  };
}

function crumbsOf(
  state: RootState,
  brand: BrandRecord,
  at: ShownAddress,
  game: Game | 'own' | null,
): Crumb[] {
  const { routeId, pathname } = at;
  if (routeId === null || homes.has(routeId)) return [];
  const parent = parents[routeId];
  const above =
    parent && isRouteEnabled(parent, brand)
      ? [{ name: routeEntry(parent).title, path: routeEntry(parent).paths[0].replace(/\/\*$/, '') }]
      : [];
  const name =
    game && game !== 'own' ? game.name : (subjectOf(state, at) ?? pageTitle(routeId, pathname, brand));
  return [...above, { name, path: pathname }];
}

/** What the operator calls the thing that the page is about. */
function subjectOf(state: RootState, { routeId, params }: ShownAddress): string | undefined {
  switch (routeId) {
    case 'casino-category':
      return findCategory(selectCategories(state).data ?? [], params.categoryName ?? '')?.name;
    case 'providers-id':
      return selectProviders(state).data?.find(({ id, slug }) => slug === params.id || id === params.id)
        ?.name;
    case 'promotions-id':
      return selectPromotions(state).data?.find(({ id }) => id === params.id)?.title;
    default:
      return undefined;
  }
}

function gameOf(state: RootState, { routeId, params }: ShownAddress): Game | 'own' | null {
  if (routeId === 'games-mines' || routeId === 'games-double') return 'own';
  if (routeId !== 'play-id' && routeId !== 'play-provider-name') return null;
  const { id, provider, name } = params;
  const games = (selectCategories(state).data ?? []).flatMap((category) => category.games);
  return (
    games.find((game) =>
      id === undefined
        ? (game.provider.slug === provider || game.provider.id === provider) &&
          (game.slug === name || game.id === name)
        : game.id === id || game.slug === id,
    ) ?? null
  );
}

function described(
  game: Game | 'own',
  { api }: BrandRecord,
  { routeId, pathname }: ShownAddress,
): DescribedGame {
  if (game === 'own') return { name: routeId ? routeEntry(routeId).title : '', path: pathname };
  return {
    name: game.name,
    path: gameAddress(game),
    image: assetAddress(game.image_cf || game.image, api.origin) ?? undefined,
    studio: game.provider.name,
  };
}
