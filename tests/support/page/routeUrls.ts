import { routeEntry } from '../../../src/shared/paths/routeRules.ts';
import type { RouteId } from '../../../src/shared/paths/routeTable.ts';

const parameterUrls: Partial<Record<RouteId, string>> = {
  'play-id': '/play/1001',
  'casino-category': '/casino/crash',
  'providers-id': '/providers/moonbyte',
  'promotions-id': '/promotions/1',
  regulation: '/termos-de-uso',
};

// Panels over home, and the same page under another name.
export const drawnElsewhere: readonly RouteId[] = [
  'recover',
  'altenar-sports',
  'ref',
  'play-provider-name',
  'suppliers',
  'user-password',
];

/** Returns a URL path that shows a route. */
export const urlOfRoute = (id: RouteId): string =>
  parameterUrls[id] ?? routeEntry(id).paths[0].replace('/*', '');

/** Routes of pages of every kind, for the frames of the other layouts. */
export const routesOfEachKind: readonly RouteId[] = [
  'index',
  'casino',
  'play-id',
  'games-mines',
  'sports',
  'user-transaction',
];
