import type { BrandRecord, BrandSettings, LayoutName } from '../../../src/shared/brand/brandRecord.ts';
import { escapeHtml } from '../../../src/shared/html/escapeHtml.ts';
import { layoutOfRoute } from '../../../src/shared/paths/routeRules.ts';
import type { RouteId } from '../../../src/shared/paths/routeTable.ts';
import type { CompiledApp } from '../compile/compiledApp.ts';
import { entryChunks, pageModule, reachableImports } from '../compile/reachableChunks.ts';
import { inlineJson, type PageFrame } from './pageDocument.ts';
import type { PrerenderBundle } from './prerenderBundle.ts';
import type { StampableBrand } from './stampableBrand.ts';

/** Returns the links that every page of a brand has in its head. */
export function headLinks(brand: StampableBrand): string {
  const background = brand.theme.values['color.background'];
  return [
    `<meta name="theme-color" content="${escapeHtml(background)}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ].join('');
}

export function pageFrame(
  app: CompiledApp,
  base: PrerenderBundle['pageBase'],
  brand: StampableBrand,
  record: BrandRecord,
  reachable: ReadonlySet<string>,
): PageFrame {
  return {
    ...entryModules(app),
    template: app.template.split(/<!--(?:policy|head|icons|body)-->/),
    base,
    themeCss: brand.theme.fontCss + brand.theme.css,
    shapesCss: base.shapes(brand.settings.shapes),
    links: headLinks(brand),
    brandJson: inlineJson(record),
    unsupported: app.unsupported,
    early: app.early,
    importMapJson: JSON.stringify({ imports: reachableImports(app, reachable) }),
  };
}

export type EntryModules = Pick<PageFrame, 'imports' | 'entry' | 'next'>;

export function entryModules({ manifest }: CompiledApp): EntryModules {
  const imports = entryChunks(manifest);
  return {
    entry: imports.pop() ?? '',
    imports,
    next: entryChunks(manifest, 'src/shared/http/axiosClient.ts'),
  };
}

// Modules of each app by layout and route, the same for every brand.
const modules = new WeakMap<CompiledApp, Map<string, string[]>>();

/** Lists the chunks of a page's layout and module that the entry does not load. */
export function pageModules(
  app: CompiledApp,
  frame: EntryModules,
  brand: BrandSettings,
  route: RouteId | null,
): string[] {
  const layout = layoutOfRoute(route, brand);
  const known = modules.get(app) ?? new Map<string, string[]>();
  modules.set(app, known);
  const key = `${layout} ${route}`;
  const found = known.get(key) ?? findModules(app, frame, layout, route);
  known.set(key, found);
  return found;
}

function findModules(
  { manifest }: CompiledApp,
  frame: EntryModules,
  layoutName: LayoutName,
  route: RouteId | null,
): string[] {
  // The layout itself; what it fetches later (`ChatPanel`) has another name.
  const module = new RegExp(`^src/layouts/${layoutName}/\\w+Layout\\.tsx$`);
  const onDemand = Object.values(manifest).flatMap((chunk) => chunk.dynamicImports ?? []);
  const layout = onDemand.filter((key) => module.test(key));
  const page = (route && pageModule(route)) ?? [];
  const files = [layout, page].flat().flatMap((key) => entryChunks(manifest, key));
  return [...new Set(files)].filter((file) => file !== frame.entry && !frame.imports.includes(file));
}
