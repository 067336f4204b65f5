import { dirname, join } from 'node:path';
import type { BrandRecord } from '../../src/shared/brand/brandRecord.ts';
import type { ArtifactFile } from '../artifact/artifactFile.ts';
import { textFile } from '../artifact/artifactFile.ts';
import { brandAssets } from '../artifact/brandAssets.ts';
import { brandRecord } from '../artifact/brandRecord.ts';
import { checkBrandChoice } from '../artifact/chooseBrands.ts';
import { cacheFolder } from '../artifact/projectPaths.ts';
import { routeRules } from '../artifact/routeRules.ts';
import { type StampableBrand, stampableBrand } from '../artifact/stampableBrand.ts';
import { webManifest } from '../artifact/webManifest.ts';
import { loadBrands } from '../brands/loadBrands.ts';
import type { Problem } from '../brands/problem.ts';
import type { ResolvedBrand } from '../brands/resolvedBrand.ts';

export interface DevBrandOptions {
  root: string;
  configFile: string;
  env: string;
  id: string;
  processEnv: NodeJS.ProcessEnv;
}

/** One brand as its pages get it while somebody works on it. */
export interface DevBrand {
  brand: StampableBrand;
  record: BrandRecord;
  themeCss: string;
  /** Files of the brand by their address. */
  files: Map<string, ArtifactFile>;
}

export interface DevBrandReading {
  /** Null: it cannot be shown as it is written now. */
  current: DevBrand | null;
  /** Of all brands that can be read: the sandbox is the operator of each. */
  brands: ResolvedBrand[];
  problems: Problem[];
  warnings: Problem[];
  /** Files and folders that the brand is made of. */
  inputs: string[];
}

/** There is one build while developing, and it is always the newest. */
const devBuild = { id: 'development', timestamp: '1970-01-01T00:00:00Z' };

export async function readDevBrand(options: DevBrandOptions): Promise<DevBrandReading> {
  const { root, configFile, env, id, processEnv } = options;
  const { ids, brands, problems, warnings } = await loadBrands({
    configFile,
    env,
    projectRoot: root,
    processEnv,
  });
  checkBrandChoice([id], ids);
  const isOurs = ({ brand }: Problem): boolean => brand === null || brand === id;
  const found = brands.find(({ settings }) => settings.id === id);
  const ours = problems.filter(isOurs);
  return {
    current: found && ours.length === 0 ? devBrand(found, root, env) : null,
    brands,
    problems: ours,
    warnings: warnings.filter(isOurs),
    inputs: [...(found ? [found.themeFolder, ...found.inputs] : []), ...usualInputs(options)],
  };
}

/** Also those that are not there yet. */
function usualInputs({ root, configFile, env, id }: DevBrandOptions): string[] {
  const folder = dirname(configFile);
  const dotenv = ['.env', `.env.${env}`, `.env.${id}`, `.env.${env}.${id}`].map((name) => join(folder, name));
  const themes = [join(folder, 'brands', id), join(folder, 'brands/default'), join(root, 'brands/default')];
  return [configFile, ...dotenv, ...themes];
}

function devBrand(resolved: ResolvedBrand, root: string, env: string): DevBrand {
  const brand = stampableBrand(resolved, cacheFolder(root, 'fonts'));
  const assets = brandAssets(brand, cacheFolder(root, 'icons'));
  const files = [
    ...assets.files,
    ...brand.legal.map((text) => textFile(`site/brand/legal/${text.slug}.json`, JSON.stringify(text))),
    textFile('site/manifest.webmanifest', webManifest(brand, assets.addresses)),
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
    record: brandRecord(brand, assets.addresses, devBuild, env),
    themeCss: brand.theme.fontCss + brand.theme.css,
    files: new Map(files.map((file) => [file.path.slice('site'.length), file])),
  };
}
