import type { FeatureName } from '../../../src/shared/brand/brandNames.ts';
import type { BrandSettings, LayoutName } from '../../../src/shared/brand/brandRecord.ts';
import {
  isRouteEnabled,
  layoutOfRoute,
  redirectOfRoute,
  routeEntry,
} from '../../../src/shared/paths/routeRules.ts';
import { type RouteId, routeIds } from '../../../src/shared/paths/routeTable.ts';
import type { CompiledApp, Manifest } from './compiledApp.ts';

export const clientEntry = 'src/entry-client.tsx';

/** Returns the layouts that the brand's pages use. */
export function usedLayouts(brand: BrandSettings): Set<LayoutName> {
  const routes = routeIds.filter((id) => isRouteEnabled(id, brand));
  return new Set([brand.layout, ...routes.map((id) => layoutOfRoute(id, brand))]);
}

/** Returns the manifest key of a route's page; undefined for a route that only redirects. */
export function pageModule(id: RouteId): string | undefined {
  const { page } = routeEntry(id);
  return page && `src/features/${page}.tsx`;
}

// Directories of `src/features` whose routes do not tell when a brand reaches them.
const ownGates: Readonly<Record<string, readonly FeatureName[]>> = { bonus: ['bonus'], chat: ['chat'] };

// The features of a directory's pages; none when every brand reaches it.
function gateOf(dir: string): readonly FeatureName[] {
  const lists = routeIds
    .map(routeEntry)
    .filter(({ page }) => page?.startsWith(`${dir}/`))
    .map(({ anyOf = [] }) => anyOf);
  return ownGates[dir] ?? (lists.some((list) => list.length === 0) ? [] : lists.flat());
}

// Tells whether the brand needs a module that is imported on demand. A page needs one of its routes, the rest of a
// feature its open gate, and a layout a route that uses it.
function demand(brand: BrandSettings): (source: string) => boolean {
  const layouts: Set<string> = usedLayouts(brand);
  const allPages = new Set(routeIds.map(pageModule));
  const shown = new Set(
    routeIds.filter((id) => isRouteEnabled(id, brand) && !redirectOfRoute(id, brand)).map(pageModule),
  );
  return (source) => {
    if (allPages.has(source)) return shown.has(source);
    const [, area, dir = ''] = /^src\/(layouts|features)\/([^/]+)\//.exec(source) ?? [];
    if (area === 'layouts') return dir === 'parts' || layouts.has(dir);
    const gate = area === 'features' ? gateOf(dir) : [];
    return gate.length === 0 || gate.some((feature) => brand.features[feature]);
  };
}

/** Lists the files below `site/` that the brand can reach from the entry, including what its chunks import. */
export function reachableFiles(app: CompiledApp, brand: BrandSettings): Set<string> {
  const { manifest } = app;
  const isAskedFor = demand(brand);
  const files = new Set<string>();
  const seen = new Set<string>();
  const waiting = [clientEntry];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    waiting.push(...(chunk.imports ?? []));
    waiting.push(...(chunk.dynamicImports ?? []).filter((next) => isAskedFor(manifest[next]?.src ?? '')));
  }
  return files;
}

/** Returns the import map without the chunks that this brand's artifact lacks. */
export function reachableImports(app: CompiledApp, files: ReadonlySet<string>): Record<string, string> {
  const entries = Object.entries(app.importMap).filter(([, file]) => files.has(file.slice(1)));
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Lists a module's chunk and all of its static imports in execution order, the chunk last. */
export function entryChunks(manifest: Manifest, entry: string = clientEntry): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
    files.add(chunk.file);
  };
  visit(entry);
  return [...files];
}
