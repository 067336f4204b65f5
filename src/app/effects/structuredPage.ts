import { createSelector } from '@reduxjs/toolkit';
import { findGame } from '../../features/game/findGame.ts';
import { categoriesApi } from '../../features/lobby/categoriesApi.ts';
import { findCategory } from '../../features/lobby/findCategory.ts';
import { gameUrl, isNamed } from '../../features/lobby/gameUrl.ts';
import { lobbyGames } from '../../features/lobby/lobbyGames.ts';
import { promotionsApi } from '../../features/promotions/promotionsApi.ts';
import { providersApi } from '../../features/providers/providersApi.ts';
import type { Crumb, DescribedGame, StructuredPage } from '../../features/seo/structuredData.ts';
import { siteAppearance, socialLinks } from '../../features/settings/siteAppearance.ts';
import { selectSettings } from '../../features/settings/useSettings.ts';
import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { Game } from '../../shared/contract/casino/casino.ts';
import { assetUrl } from '../../shared/paths/assetUrl.ts';
import { isRouteEnabled, routeEntry } from '../../shared/paths/routeRules.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import type { RootState } from '../../shared/state/rootState.ts';

export interface ShownUrl {
  routeId: RouteId | null;
  params: Readonly<Record<string, string | undefined>>;
  pathname: string;
}

const selectCategories = categoriesApi.endpoints.getCategories.select();
const selectProviders = providersApi.endpoints.getProviders.select();
const selectPromotions = promotionsApi.endpoints.getPromotions.select();

/** Selects the responses that structured data depends on. */
export const selectStructuredSources = createSelector(
  [selectSettings, selectCategories, selectProviders, selectPromotions],
  (...sources) => sources,
);

/** Collects the page's structured data from the responses in the cache. */
export function structuredPage(state: RootState, brand: BrandRecord, at: ShownUrl): StructuredPage {
  const settings = selectSettings(state);
  const game = gameOf(state, at);
  return {
    brand,
    site: siteAppearance(settings, brand),
    profiles: socialLinks(settings).map(({ href }) => href),
    crumbs: crumbsOf(state, brand, at, game),
    game: game && described(game, brand, at),
  };
}

function crumbsOf(state: RootState, brand: BrandRecord, at: ShownUrl, game: Game | 'own' | null): Crumb[] {
  const { routeId, pathname } = at;
  if (routeId === null || routeEntry(routeId).page === routeEntry('index').page) return [];
  const { parent } = routeEntry(routeId);
  const above =
    parent && routeEntry(parent).prerender && isRouteEnabled(parent, brand)
      ? [{ name: routeEntry(parent).title, path: routeEntry(parent).paths[0].replace(/\/\*$/, '') }]
      : [];
  const name =
    game && game !== 'own' ? game.name : (subjectOf(state, at) ?? pageTitle(routeId, pathname, brand));
  return [...above, { name, path: pathname }];
}

// The operator's name of the page's category, provider or promotion.
function subjectOf(state: RootState, { routeId, params }: ShownUrl): string | undefined {
  switch (routeId) {
    case 'casino-category':
      return findCategory(selectCategories(state).data ?? [], params.categoryName ?? '')?.name;
    case 'providers-id':
      return selectProviders(state).data?.find(isNamed(params.id))?.name;
    case 'promotions-id':
      return selectPromotions(state).data?.find(({ id }) => id === params.id)?.title;
    default:
      return undefined;
  }
}

function gameOf(state: RootState, { routeId, params }: ShownUrl): Game | 'own' | null {
  if (routeId?.startsWith('games-')) return 'own';
  if (routeId !== 'play-id' && routeId !== 'play-provider-name') return null;
  return findGame(lobbyGames(selectCategories(state).data ?? []), params);
}

function described(game: Game | 'own', { api }: BrandRecord, { routeId, pathname }: ShownUrl): DescribedGame {
  if (game === 'own') return { name: routeId ? routeEntry(routeId).title : '', path: pathname };
  return {
    name: game.name,
    path: gameUrl(game),
    image: assetUrl(game.image_cf || game.image, api.origin) ?? undefined,
    studio: game.provider.name,
  };
}

// Returns a page's title from the route table, or that of a legal page.
function pageTitle(routeId: RouteId, pathname: string, { legal }: Pick<BrandRecord, 'legal'>): string {
  const text = routeId === 'regulation' ? legal.find(({ slug }) => pathname === `/${slug}`) : undefined;
  return text?.title ?? routeEntry(routeId).title;
}
