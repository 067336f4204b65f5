import { dirname, join } from 'node:path';
import type { BrandRecord } from '../../src/shared/brand/brandRecord.ts';
import { loadBrands } from '../brands/loadBrands.ts';
import type { Problem } from '../brands/problem.ts';
import type { ResolvedBrand } from '../brands/resolvedBrand.ts';
import { checkBrandChoice } from '../build/chooseBrands.ts';
import type { ArtifactFile } from '../build/output/artifactFile.ts';
import { textFile } from '../build/output/artifactFile.ts';
import { brandAssets } from '../build/render/brandAssets.ts';
import { brandRecord } from '../build/render/brandRecord.ts';
import { type StampableBrand, stampableBrand } from '../build/render/stampableBrand.ts';
import { routeRules } from '../build/stamp/routeRules.ts';
import { webManifest } from '../build/stamp/webManifest.ts';
import { cacheDir } from '../cli/projectPaths.ts';

export interface DevBrandOptions {
  root: string;
  configFile: string;
  env: string;
  id: string;
  processEnv: NodeJS.ProcessEnv;
}

// One brand as its pages receive it during development.
export interface DevBrand {
  brand: StampableBrand;
  record: BrandRecord;
  themeCss: string;
  // Files of the brand by URL.
  files: Map<string, ArtifactFile>;
}

export interface DevBrandReading {
  // Null when the current input is invalid.
  current: DevBrand | null;
  // All readable brands: the sandbox is the operator of each.
  brands: ResolvedBrand[];
  problems: Problem[];
  warnings: Problem[];
  // Files and directories of the brand's input.
  inputs: string[];
}

// Development has a single build, which is always the newest.
const devBuild = { id: 'development', timestamp: '1970-01-01T00:00:00Z' };

export async function readDevBrand(options: DevBrandOptions): Promise<DevBrandReading> {
  const { root, configFile, env, id, processEnv } = options;
  const { ids, brands, problems, warnings } = await loadBrands({
    configFile,
    env,
    projectRoot: root,
    processEnv,
  });
  const isOurs = ({ brand }: Problem): boolean => brand === null || brand === id;
  const ours = problems.filter(isOurs);
  // A configuration that cannot be read has no brands.
  if (ours.length === 0) checkBrandChoice([id], ids);
  const found = brands.find(({ settings }) => settings.id === id);
  return {
    current: found && ours.length === 0 ? devBrand(found, root, env) : null,
    brands,
    problems: ours,
    warnings: warnings.filter(isOurs),
    inputs: [...(found ? [found.themeDir, ...found.inputs] : []), ...usualInputs(options)],
  };
}

// Includes files that do not exist yet.
function usualInputs({ root, configFile, env, id }: DevBrandOptions): string[] {
  const dir = dirname(configFile);
  const dotenv = ['.env', `.env.${env}`, `.env.${id}`, `.env.${env}.${id}`].map((name) => join(dir, name));
  const themes = [join(dir, 'brands', id), join(dir, 'brands/default'), join(root, 'brands/default')];
  return [configFile, ...dotenv, ...themes];
}

function devBrand(resolved: ResolvedBrand, root: string, env: string): DevBrand {
  const brand = stampableBrand(resolved, cacheDir(root, 'fonts'));
  const assets = brandAssets(brand, cacheDir(root, 'icons'));
  const files = [
    ...assets.files,
    ...brand.legal.map((text) => textFile(`site/brand/legal/${text.slug}.json`, JSON.stringify(text))),
    textFile('site/manifest.webmanifest', webManifest(brand, assets.urls)),
    textFile(
      'site/builds/latest.json',
      JSON.stringify({ ...devBuild, commit: null, brand: brand.settings.id, env }),
    ),
    textFile(
      `site/builds/meta/${devBuild.id}.json`,
      JSON.stringify({ ...devBuild, routeRules: routeRules(brand.settings) }),
    ),
  ];
  return {
    brand,
    record: brandRecord(brand, assets.urls, devBuild, env),
    themeCss: brand.theme.fontCss + brand.theme.css,
    files: new Map(files.map((file) => [file.path.slice('site'.length), file])),
  };
}
