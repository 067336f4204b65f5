import type { BrandRecord, BrandSettings } from '../../src/shared/brand/brandRecord.ts';
import { layoutOfRoute } from '../../src/shared/paths/routeRules.ts';
import type { RouteId } from '../../src/shared/paths/routeTable.ts';
import type { CompiledApp, Manifest } from './compiledApp.ts';
import { escapeAttribute, inlineJson, type PageFrame } from './pageDocument.ts';
import { clientEntry, entryChunks, reachableImports } from './reachableChunks.ts';
import type { StampableBrand } from './stampableBrand.ts';

export function pageFrame(
  app: CompiledApp,
  brand: StampableBrand,
  record: BrandRecord,
  reachable: ReadonlySet<string>,
): PageFrame {
  const [entry = '', ...imports] = entryChunks(app.manifest);
  const background = brand.theme.values['color.background'];
  const links = [
    `<meta name="theme-color" content="${escapeAttribute(background)}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ];
  return {
    template: app.template,
    themeCss: brand.theme.fontCss + brand.theme.css,
    links: links.join(''),
    brandJson: inlineJson(record),
    early: app.early,
    importMapJson: JSON.stringify({ imports: reachableImports(app, reachable) }),
    preloads: imports,
    entry,
  };
}

/** The chunks a page starts with: entry and imports, and those of its layout and, for home, of its page. */
export function pageModules(
  manifest: Manifest,
  frame: PageFrame,
  brand: BrandSettings,
  route: RouteId | null,
): string[] {
  const layout = layoutOfRoute(route, brand);
  const layoutKeys = Object.keys(manifest).filter(
    (key) => key.startsWith(`src/layouts/${layout}/`) && manifest[clientEntry]?.dynamicImports?.includes(key),
  );
  const own = layoutKeys.flatMap((key) => entryChunks(manifest, key));
  return [...new Set(own)].filter((file) => file !== frame.entry && !frame.preloads.includes(file));
}
