import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { isRouteEnabled, redirectOfRoute } from '../../../src/shared/paths/routeRules.ts';
import { type RouteId, routeIds } from '../../../src/shared/paths/routeTable.ts';
import type { CompiledApp } from '../compile/compiledApp.ts';
import { pageModule } from '../compile/reachableChunks.ts';
import { entryModules, pageModules } from '../render/pageFrame.ts';

// The product's budgets of first-load JavaScript in kB gzip: just above what is reached.
const homeBudget = 165;
const usualBudget = 250;
const productBudgets: Partial<Record<RouteId, number>> = {
  index: homeBudget,
  recover: homeBudget,
  ref: homeBudget,
};

export interface RouteBudget {
  route: RouteId;
  // First-load JavaScript in bytes gzip.
  gzip: number;
  // In bytes, of the brand or of the product.
  budget: number;
}

/** Compares the first-load JavaScript of every page of a brand with its budget. */
export function routeBudgets(app: CompiledApp, brand: BrandSettings): RouteBudget[] {
  const entry = entryModules(app);
  const sizes = new Map(app.chunks.map(({ path, compressed }) => [path, compressed?.gzip ?? 0]));
  return routeIds
    .filter((route) => isRouteEnabled(route, brand) && !redirectOfRoute(route, brand) && pageModule(route))
    .map((route) => ({
      route,
      gzip: [entry.entry, ...entry.imports, ...pageModules(app, entry, brand, route)].reduce(
        (sum, file) => sum + (sizes.get(file) ?? 0),
        0,
      ),
      budget: (brand.budgets[route] ?? productBudgets[route] ?? usualBudget) * 1000,
    }));
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Describes each page that passes its budget, and what to do about it. */
export function passedBudgets(app: CompiledApp, brand: BrandSettings): string[] {
  return routeBudgets(app, brand)
    .filter(({ gzip, budget }) => gzip > budget)
    .map(
      ({ route, gzip, budget }) =>
        `${brand.id}: the first load of route "${route}" has ${kilobytes(gzip)} of JavaScript (gzip), its budget is ${kilobytes(budget)}. Load what the first view does not need later, or change budgets.${route} of the brand.`,
    );
}
