import { routeTable } from '../../../src/shared/paths/routeTable.ts';

/** Names a route of the product by its title, which is Portuguese, and its path. */
export function routeLabel(id: string): string {
  const route = Object.entries(routeTable).find(([name]) => name === id)?.[1];
  return route ? `${route.title} · ${route.paths[0]}` : id;
}
