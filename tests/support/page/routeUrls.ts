import type { Page } from '@playwright/test';
import { routeEntry } from '../../../src/shared/paths/routeRules.ts';
import type { RouteId } from '../../../src/shared/paths/routeTable.ts';

const parameterUrls: Partial<Record<RouteId, string>> = {
  'play-id': '/play/1001',
  'casino-category': '/casino/crash',
  'promotions-id': '/promotions/1',
  regulation: '/termos-de-uso',
};

// Panels over home, and the same page under another name.
export const drawnElsewhere: readonly RouteId[] = [
  'recover',
  'ref',
  'play-provider-name',
  'suppliers',
  'user-password',
];

/** Returns a function from a route to a URL path that shows it; the page must show the list of providers. */
export async function urlsOfRoutes(page: Page): Promise<(id: RouteId) => string> {
  const provider = page.locator('main a[href^="/providers/"]').first();
  const urls = { ...parameterUrls, 'providers-id': (await provider.getAttribute('href')) ?? '' };
  return (id) => urls[id] ?? routeEntry(id).paths[0].replace('/*', '');
}

/** Routes of pages of every kind, for the frames of the other layouts. */
export const routesOfEachKind: readonly RouteId[] = [
  'index',
  'casino',
  'play-id',
  'games-mines',
  'sports',
  'user-transaction',
];
