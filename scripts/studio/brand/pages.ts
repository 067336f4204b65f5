import { catalogueGames } from '../../../sandbox/content/catalogue/games.ts';
import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { isRouteEnabled, redirectOfRoute, routeEntry } from '../../../src/shared/paths/routeRules.ts';
import { type RouteId, routeIds } from '../../../src/shared/paths/routeTable.ts';

interface PageRow {
  id: string;
  title: string;
  path: string;
}

const [game] = catalogueGames;
if (!game) throw new Error('the sandbox has no games');

// One page of each route with a parameter; the sandbox has these in every brand.
const examples: Partial<Record<RouteId, string>> = {
  ref: '/ref/1',
  'play-id': `/play/${game.id}`,
  'play-provider-name': `/play/${game.provider.slug}/${game.slug}`,
  'providers-id': `/providers/${game.provider.slug}`,
  'casino-category': '/casino/crash',
  'promotions-id': '/promotions/1',
  regulation: '/termos-de-uso',
};

const errorPages: readonly PageRow[] = [
  { id: '404', title: 'Página não encontrada', path: '/pagina-que-nao-existe' },
  { id: '50x', title: 'Erro do servidor', path: '/50x.html' },
];

/** Lists every page to look at: the routes, of one brand those it offers, and the error pages. */
export function pageRows(brand: BrandSettings | null): PageRow[] {
  const routes = routeIds.flatMap((id): PageRow[] => {
    const path = examples[id] ?? routeEntry(id).paths[0].replace(/\/\*$/, '');
    const isShown = brand
      ? isRouteEnabled(id, brand) && redirectOfRoute(id, brand) === null
      : routeEntry(id).leadsTo === undefined;
    return isShown ? [{ id, title: routeEntry(id).title, path }] : [];
  });
  return [...routes, ...errorPages];
}
