import type { BrandRecord, BrandSettings, LayoutName } from '../../../src/shared/brand/brandRecord.ts';
import { layoutOfRoute } from '../../../src/shared/paths/routeRules.ts';
import type { RouteId } from '../../../src/shared/paths/routeTable.ts';
import { CommonText, type CommonTexts } from '../commonText.ts';
import type { CompiledApp } from '../compiledApp.ts';
import { entryChunks, reachableImports } from '../reachableChunks.ts';
import type { StampableBrand } from '../stampableBrand.ts';
import { escapeAttribute, inlineJson, type PageFrame } from './pageDocument.ts';
import type { PrerenderBundle } from './prerenderBundle.ts';

/** What every page of a brand links to. */
export function headLinks(brand: StampableBrand): string {
  const background = brand.theme.values['color.background'];
  return [
    `<meta name="theme-color" content="${escapeAttribute(background)}">`,
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
  texts: CommonTexts,
): PageFrame {
  const block = (text: string) => texts.of(text, { isBlock: true });
  const ofBrand = (text: string) => new CommonText(text, { isBlock: true });
  const imports = entryChunks(app.manifest);
  const entry = imports.pop() ?? '';
  return {
    template: app.template.split(/<!--(?:policy|head|icons|body)-->/),
    base: { css: block(base.css), icons: block(base.icons) },
    themeCss: ofBrand(brand.theme.fontCss + brand.theme.css),
    links: headLinks(brand),
    brandJson: ofBrand(inlineJson(record)),
    unsupported: texts.of(app.unsupported, { isBlock: false }),
    early: block(app.early),
    importMapJson: texts.of(JSON.stringify({ imports: reachableImports(app, reachable) }), {
      isBlock: false,
    }),
    imports,
    entry,
  };
}

/** Of each app, by layout and route: the same for every brand. */
const modules = new WeakMap<CompiledApp, Map<string, string[]>>();

/** The chunks a page needs besides the entry and its imports: those of its layout and of the page itself. */
export function pageModules(
  app: CompiledApp,
  frame: PageFrame,
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
  { manifest, pages }: CompiledApp,
  frame: PageFrame,
  layoutName: LayoutName,
  route: RouteId | null,
): string[] {
  // The layout itself; what it fetches later (`ChatPanel`) has another name.
  const module = new RegExp(`^src/layouts/${layoutName}/\\w+Layout\\.tsx$`);
  const onDemand = Object.values(manifest).flatMap((chunk) => chunk.dynamicImports ?? []);
  const layout = onDemand.filter((key) => module.test(key));
  const page = (route && pages[route]) ?? [];
  const files = [layout, page].flat().flatMap((key) => entryChunks(manifest, key));
  return [...new Set(files)].filter((file) => file !== frame.entry && !frame.imports.includes(file));
}
