import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { brandIdSchema } from '../../src/shared/brand/brandSchema.ts';
import { brandVoice } from '../../src/shared/brand/voiceLines.ts';
import { UsageError } from '../cli/cliErrors.ts';
import { checkLogos } from './checkLogos.ts';
import { checkPolicies } from './config/checks/checkPolicies.ts';
import { crossChecks } from './config/checks/crossChecks.ts';
import { reportFields } from './config/checks/fieldReport.ts';
import { checkRedirects } from './config/checks/redirectTargets.ts';
import { checkReferences } from './config/checks/references.ts';
import { warnOfInheritance } from './config/checks/warnOfInheritance.ts';
import { environmentNames } from './config/layers/layersOf.ts';
import { entryResolver, type ResolvedEntry } from './config/layers/resolveEntry.ts';
import { type BrandsConfig, readConfig } from './config/readConfig.ts';
import { finishSaves } from './edit/saveTogether.ts';
import { checkMandatoryPages } from './legal/mandatoryPages.ts';
import { didYouMean } from './nearestWord.ts';
import { type PackagePictures, readAllPictures } from './pictures/readAllPictures.ts';
import { type Findings, type Problem, sortedProblems } from './problem.ts';
import type { ResolvedBrand } from './resolvedBrand.ts';
import { type ThemePackage, themeDirError, themePackages } from './themePackages.ts';
import { checkLawfulVoice } from './voice/lawfulVoice.ts';

export interface LoadBrandsOptions {
  configFile: string;
  env: string;
  // Contains `brands/default` if the configuration's directory has none.
  projectRoot: string;
  processEnv: NodeJS.ProcessEnv;
}

export interface LoadedBrands {
  // Of every entry, valid or not.
  ids: string[];
  brands: ResolvedBrand[];
  // Sorted by position. Any problem stops the build.
  problems: Problem[];
  warnings: Problem[];
  // Position of a brand's field in the configuration, or of its nearest stated ancestor.
  positionOf(brand: string, field: string): Pick<Problem, 'file' | 'line' | 'column'>;
}

function checkEnvironment(config: BrandsConfig, env: string): void {
  const names = environmentNames(config);
  if (names.includes(env) || config.document.nestingBroken || config.entries.length === 0) return;
  const hint = didYouMean(env, names);
  throw new UsageError(`There is no environment "${env}"; there are: ${names.join(', ')}.${hint}`);
}

function finished(
  entry: ResolvedEntry,
  { theme, dir, legal, voice, files }: ThemePackage,
  { pictures, files: pictureFiles }: PackagePictures,
  configFile: string,
): ResolvedBrand[] {
  const { settings } = entry;
  if (!settings || !theme || !pictures) return [];
  const own = legal.filter(
    ({ jurisdiction }) => jurisdiction === undefined || jurisdiction === settings.jurisdiction,
  );
  return [
    {
      settings,
      provenance: entry.provenance,
      themeDir: dir,
      theme: { ...theme, pictures },
      legal: own.map((text) => text.page(settings)),
      legalSources: own,
      voice: brandVoice(voice.lines, settings.name),
      voiceSource: voice,
      inputs: [configFile, ...entry.dotenvFiles, ...files, ...pictureFiles],
    },
  ];
}

/**
 * Reads, resolves and checks every brand for one environment. All problems of all stages come back at once.
 * Throws only a UsageError, for an unknown environment.
 */
export async function loadBrands(options: LoadBrandsOptions): Promise<LoadedBrands> {
  const configFile = resolve(options.configFile);
  const configDir = dirname(configFile);
  finishSaves(configDir);
  const config = readConfig(configFile);
  checkEnvironment(config, options.env);
  const references = checkReferences(config);
  const findings: Findings = { problems: [...config.problems, ...references.problems], warnings: [] };
  const resolveEntry = entryResolver(config, references, options.env, options.processEnv, findings);
  const entries = config.entries.map(resolveEntry);
  crossChecks(config.document, entries, options.env, findings);
  checkPolicies(config.document, entries, findings);
  warnOfInheritance(config.document, entries, options.env, findings);

  const placed = entries.flatMap((entry) => {
    // No folder is meant by an id that is wrong itself.
    if (entry.theme === undefined && !v.is(brandIdSchema, entry.label)) return [];
    const theme = entry.theme ?? `brands/${entry.label}`;
    const error = themeDirError(configDir, theme);
    if (!error) return { entry, dir: resolve(configDir, theme), brand: entry.label };
    findings.problems.push({
      file: configFile,
      ...config.document.positionOf(entry.placeOf(['theme'])),
      brand: entry.label,
      field: 'theme',
      ...error,
    });
    return [];
  });
  // Many brands' pictures are read in a worker, while this thread reads the rest of the packages.
  const readingPictures = readAllPictures(placed.map(({ dir, brand }) => ({ dir, brand })));
  readingPictures.catch(() => {});
  const { read } = themePackages(configDir, resolve(options.projectRoot), findings);
  const packages: ThemePackage[] = [];
  for (const { dir, brand } of placed) packages.push(await read(dir, brand));
  const pictures = await readingPictures;
  for (const found of pictures.values()) {
    findings.problems.push(...found.problems);
    findings.warnings.push(...found.warnings);
  }
  const report = reportFields(config.document, findings.problems);
  const brands = placed.flatMap(({ entry, dir }, index) => {
    const [themePackage, found] = [packages[index], pictures.get(dir)];
    if (themePackage && found) findings.problems.push(...checkLogos(found, themePackage.values, entry.label));
    if (entry.settings && themePackage) {
      const position = config.document.positionOf(entry.placeOf(['theme']));
      checkMandatoryPages(
        entry.settings,
        themePackage.legal,
        { file: configFile, ...position },
        findings.problems,
      );
      if (entry.settings.jurisdiction === 'br')
        checkLawfulVoice(themePackage.voice, entry.label, findings.problems);
    }
    checkRedirects(entry, themePackage?.legal.map(({ slug }) => slug) ?? [], report);
    return themePackage && found ? finished(entry, themePackage, found, configFile) : [];
  });
  const entryOf = new Map(entries.map((entry) => [entry.label, entry]));
  return {
    positionOf: (brand, field) => ({
      file: configFile,
      ...config.document.positionOf(entryOf.get(brand)?.placeOf(field.split('.')) ?? []),
    }),
    ids: [...new Set(config.entries.flatMap(({ id }) => id ?? []))],
    brands,
    problems: sortedProblems(findings.problems),
    warnings: sortedProblems(findings.warnings),
  };
}
