import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { isRouteEnabled, redirectOfRoute, routeEntry } from '../../../src/shared/paths/routeRules.ts';
import { type RouteId, routeIds } from '../../../src/shared/paths/routeTable.ts';

interface PageRow {
  id: string;
  title: string;
  path: string;
}

// One page of each route with a parameter; the sandbox has these in every brand.
const examples: Partial<Record<RouteId, string>> = {
  ref: '/ref/1',
  'play-id': '/play/1001',
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
    const path = examples[id] ?? routeEntry(id).paths[0];
    const isShown = brand ? isRouteEnabled(id, brand) && redirectOfRoute(id, brand) === null : true;
    return isShown && !/[:*]/.test(path) ? [{ id, title: routeEntry(id).title, path }] : [];
  });
  return [...routes, ...errorPages];
}
