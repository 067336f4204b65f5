import type { BrandSettings, LayoutName } from '../../src/shared/brand/brandRecord.ts';
import { featureGates } from '../../src/shared/paths/featureGates.ts';
import { isRouteEnabled, layoutOfRoute, redirectOfRoute } from '../../src/shared/paths/routeRules.ts';
import { routeIds } from '../../src/shared/paths/routeTable.ts';
import type { CompiledApp, Manifest } from './compiledApp.ts';

export const clientEntry = 'src/entry-client.tsx';

/** The layouts some page of the brand stands in. */
export function usedLayouts(brand: BrandSettings): Set<LayoutName> {
  const routes = routeIds.filter((id) => isRouteEnabled(id, brand));
  return new Set([brand.layout, ...routes.map((id) => layoutOfRoute(id, brand))]);
}

/** The page modules that some enabled route of the brand shows. */
function shownPages(pages: CompiledApp['pages'], brand: BrandSettings): Set<string> {
  const routes = routeIds.filter((id) => isRouteEnabled(id, brand) && !redirectOfRoute(id, brand));
  return new Set(routes.flatMap((id) => pages[id] ?? []));
}

/**
 * Whether anything of the brand asks for a module that is imported on demand: a page when one of its routes is
 * there, the rest of a feature when its gate is open, a layout when a route stands in it.
 */
function demand({ pages }: CompiledApp, brand: BrandSettings): (source: string) => boolean {
  const layouts: Set<string> = usedLayouts(brand);
  const allPages = new Set(Object.values(pages));
  const shown = shownPages(pages, brand);
  return (source) => {
    if (allPages.has(source)) return shown.has(source);
    const [, area, folder = ''] = /^src\/(layouts|features)\/([^/]+)\//.exec(source) ?? [];
    if (area === 'layouts') return folder === 'parts' || layouts.has(folder);
    const gate = area === 'features' ? featureGates[folder] : undefined;
    return !gate || gate.some((feature) => brand.features[feature]);
  };
}

/** Files below `site/` that the brand can reach from the entry: chunks, and what they bring with them. */
export function reachableFiles(app: CompiledApp, brand: BrandSettings): Set<string> {
  const { manifest } = app;
  const isAskedFor = demand(app, brand);
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

/** The import map without the chunks that this brand's artifact lacks. */
export function reachableImports(app: CompiledApp, files: ReadonlySet<string>): Record<string, string> {
  const entries = Object.entries(app.importMap).filter(([, file]) => files.has(file.slice(1)));
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A module's chunk with all that it imports statically, in the order in which they can run: itself last. */
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
