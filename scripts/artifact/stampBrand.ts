import { join } from 'node:path';
import { type ArtifactFile, encodedFile, linkedFile, textFile } from './artifactFile.ts';
import { brandAssets } from './brandAssets.ts';
import { brandRecord } from './brandRecord.ts';
import { encoded } from './commonText.ts';
import { contentSecurityPolicy } from './csp.ts';
import { deployFiles } from './deployFiles.ts';
import { headerRules } from './headerRules.ts';
import { headersFile } from './headersFile.ts';
import { KeptSizes } from './KeptSizes.ts';
import { pageFrame, pageModules } from './pages/pageFrame.ts';
import { renderPages } from './pages/renderPages.ts';
import { reachableFiles } from './reachableChunks.ts';
import { redirectsFile } from './redirectsFile.ts';
import { report } from './report.ts';
import { routeRules } from './routeRules.ts';
import { sbom } from './sbom.ts';
import { searchFiles } from './searchFiles.ts';
import { servedRoutes } from './servedRoutes.ts';
import { serviceWorker } from './serviceWorker.ts';
import { shellFiles } from './shellFiles.ts';
import type { StampInput } from './stampInput.ts';
import { sha256Sums, sumsFile } from './sums.ts';
import { webManifest } from './webManifest.ts';

/** Joins the compiled app and one brand: every file of the artifact, nothing written yet. */
export async function stampBrand(input: StampInput): Promise<ArtifactFile[]> {
  const { compiled, brand, build } = input;
  const { app, folder } = compiled;
  const settings = brand.settings;
  const assets = brandAssets(brand, input.iconCache);
  const reachable = reachableFiles(app, settings);
  const frame = pageFrame(
    app,
    input.bundle.pageBase,
    brand,
    brandRecord(brand, assets.addresses, build, input.env),
    reachable,
    input.texts,
  );
  const { documents, pages, scripts } = await renderPages(input, assets, frame);
  const rules = headerRules(settings, contentSecurityPolicy(settings, { scripts }), input.env);
  const routes = servedRoutes(settings);
  const site: ArtifactFile[] = [
    ...documents.map(({ path, parts }) => encodedFile(path, encoded(parts, input.room))),
    ...assets.files,
    ...[...app.publicFiles, ...app.chunks.filter((chunk) => reachable.has(chunk.path))].map((shared) =>
      linkedFile(folder, 'site', shared),
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
    textFile('site/manifest.webmanifest', webManifest(brand, assets.addresses)),
    ...searchFiles(settings.origin, pages, { ...build, env: input.env }, input.content !== undefined),
    textFile('site/_headers', headersFile(rules)),
    textFile('site/_redirects', redirectsFile(routes, pages)),
    textFile('site/sw.js', serviceWorker(build.id, shellFiles(app, frame, brand, assets))),
  ];
  const sizes = new KeptSizes(join(input.sizeCache, `${settings.id}.${input.env}.json`));
  const files: ArtifactFile[] = [
    ...site,
    ...deployFiles(settings, rules, routes),
    ...app.sourcemaps
      .filter((map) => reachable.has(map.path.replace(/\.map$/, '')))
      .map((shared) => linkedFile(folder, 'sourcemaps', shared)),
    textFile(
      'report.json',
      report({
        brand,
        env: input.env,
        build,
        files: site,
        firstLoad: [frame.entry, ...frame.imports, ...pageModules(app, frame, settings, 'index')],
        warnings: input.warnings,
        sizes,
        content: input.content,
      }),
    ),
    textFile(
      'sbom.cdx.json',
      sbom({
        shipped: input.shipped,
        fonts: brand.theme.fontFamilies,
        brand: settings.id,
        env: input.env,
        build,
        commit: input.commit,
      }),
    ),
  ];
  sizes.save();
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return [...files, textFile(sumsFile, sha256Sums(files))];
}
