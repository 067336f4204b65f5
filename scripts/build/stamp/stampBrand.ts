import { reachableFiles } from '../compile/reachableChunks.ts';
import { policyHeaders } from '../deploy/csp.ts';
import { deployFiles } from '../deploy/deployFiles.ts';
import { headerRules } from '../deploy/headerRules.ts';
import { headersFile } from '../deploy/headersFile.ts';
import { redirectsFile } from '../deploy/redirectsFile.ts';
import { servedRoutes } from '../deploy/servedRoutes.ts';
import {
  type ArtifactFile,
  type LinkedFile,
  linkedFile,
  sha256Sums,
  sumsFile,
  textFile,
} from '../output/artifactFile.ts';
import { brandAssets } from '../render/brandAssets.ts';
import { brandRecord } from '../render/brandRecord.ts';
import { pageFrame, pageModules } from '../render/pageFrame.ts';
import { type RenderPagesInput, renderPages } from '../render/renderPages.ts';
import { routeBudgets } from '../verify/budgets.ts';
import { report } from '../verify/report.ts';
import { sbom } from '../verify/sbom.ts';
import type { ShippedPackages } from '../verify/shippedPackages.ts';
import { appLinks } from './appLinks.ts';
import { routeRules } from './routeRules.ts';
import { searchFiles } from './searchFiles.ts';
import { securityTxt } from './securityTxt.ts';
import { serviceWorker } from './serviceWorker.ts';
import { shellFiles } from './shellFiles.ts';
import { webManifest } from './webManifest.ts';

interface StampInput extends RenderPagesInput {
  commit: string | null;
  shipped: ShippedPackages;
  notices: LinkedFile;
  warnings: readonly string[];
}

/** Joins the compiled app and one brand into the artifact's files, without writing any. */
export async function stampBrand(input: StampInput): Promise<ArtifactFile[]> {
  const { compiled, brand, build } = input;
  const { app, dir } = compiled;
  const settings = brand.settings;
  const assets = brandAssets(brand, input.iconCache);
  const reachable = reachableFiles(app, settings);
  const frame = pageFrame(
    app,
    input.bundle.pageBase,
    brand,
    brandRecord(brand, assets.urls, build, input.env),
    reachable,
  );
  const { documents, pages, scripts } = await renderPages(input, assets, frame);
  const rules = headerRules(settings, policyHeaders(settings, { scripts }), input.env);
  const routes = servedRoutes(settings);
  const site: ArtifactFile[] = [
    ...documents,
    ...assets.files,
    ...[...app.publicFiles, ...app.chunks.filter((chunk) => reachable.has(chunk.path))].map((shared) =>
      linkedFile(dir, 'site', shared),
    ),
    ...pages.flatMap(({ legal }) =>
      legal ? [textFile(`site/brand/legal/${legal.slug}.json`, JSON.stringify(legal))] : [],
    ),
    input.notices,
    textFile(
      'site/builds/latest.json',
      JSON.stringify({ ...build, commit: input.commit, brand: settings.id, env: input.env }),
    ),
    textFile(
      `site/builds/meta/${build.id}.json`,
      JSON.stringify({ ...build, routeRules: routeRules(settings) }),
    ),
    textFile('site/manifest.webmanifest', webManifest(brand, assets.urls)),
    ...searchFiles(settings.origin, pages, { ...build, env: input.env }, input.content !== undefined),
    ...securityTxt(settings, build),
    ...appLinks(settings),
    textFile('site/_headers', headersFile(rules)),
    textFile('site/_redirects', redirectsFile(routes, pages)),
    textFile('site/sw.js', serviceWorker(build.id, shellFiles(app, frame, brand, assets))),
  ];
  const files: ArtifactFile[] = [
    ...site,
    ...deployFiles(
      settings,
      rules,
      routes,
      pages.filter(({ legal }) => !legal).map(({ path }) => path),
    ),
    ...app.sourcemaps
      .filter((map) => reachable.has(map.path.replace(/\.map$/, '')))
      .map((shared) => linkedFile(dir, 'sourcemaps', shared)),
    textFile(
      'report.json',
      report({
        brand,
        env: input.env,
        build,
        files: site,
        firstLoad: [frame.entry, ...frame.imports, ...pageModules(app, frame, settings, 'index')],
        budgets: routeBudgets(app, settings),
        warnings: input.warnings,
        content: input.content,
      }),
    ),
    textFile(
      'sbom.cdx.json',
      sbom({
        shipped: input.shipped,
        fonts: brand.theme.fontFamilies,
        ownFonts: brand.theme.ownFonts,
        brand: settings.id,
        env: input.env,
        build,
        commit: input.commit,
      }),
    ),
  ];
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return [...files, textFile(sumsFile, sha256Sums(files))];
}
