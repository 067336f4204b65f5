import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJsonDocument } from '../../brands/config/json/jsonDocument.ts';
import { type LoadBrandsOptions, type LoadedBrands, loadBrands } from '../../brands/loadBrands.ts';
import { type Problem, sortedProblems } from '../../brands/problem.ts';
import type { ResolvedBrand } from '../../brands/resolvedBrand.ts';
import { compile, compiledInCache } from '../compile/compile.ts';
import type { CompiledDir } from '../compile/compiledApp.ts';
import { checkAppSource } from './leaks/checkAppSource.ts';
import { type AppLeak, checkCompiled } from './leaks/checkCompiled.ts';
import { checkSources } from './leaks/checkSources.ts';
import { LeakDetector } from './leaks/LeakDetector.ts';
import { leakAllowlist } from './leaks/leakAllowlist.ts';
import { brandIdentity } from './leaks/needles.ts';
import { neutralNeedles } from './leaks/neutralNeedles.ts';

// Results of the leak search, so that a build does not repeat it.
export interface LeakSearch {
  detector: LeakDetector;
  neutral: Set<string>;
  // Hash of the compiled app that was searched; null when it was not in the cache.
  searchedApp: string | null;
}

/** Creates the search for values of these brands in each other's artifacts. */
export function createLeakSearch(
  brands: readonly ResolvedBrand[],
  configFile: string,
  compiled: CompiledDir | null,
): LeakSearch {
  const detector = new LeakDetector(brands.map(brandIdentity));
  const neutral = neutralNeedles(detector.needles, leakAllowlist(configFile));
  return { detector, neutral, searchedApp: compiled?.app.hash ?? null };
}

interface VerifyOptions {
  configFile: string;
  projectRoot: string;
  // Reports progress. Without it, an app that is not in the cache is not compiled; its source is searched.
  log?: (line: string) => void;
}

/** Loads the brands and finds everything that `build` refuses. */
export async function loadVerifiedBrands({
  log,
  ...options
}: LoadBrandsOptions & VerifyOptions): Promise<VerifiedBrands> {
  return verifyBrands(await loadBrands(options), { ...options, log });
}

export type VerifiedBrands = LoadedBrands & { leakSearch: LeakSearch };

// The app is not compiled for a configuration that has problems already; its source is searched instead.
/** Adds leaks between packages and in the app to the problems of loaded brands. */
export async function verifyBrands(
  loaded: LoadedBrands,
  { configFile, projectRoot, log }: VerifyOptions,
): Promise<VerifiedBrands> {
  const { brands, problems } = loaded;
  const isSound = brands.length > 0 && problems.length === 0;
  const compiled = log && isSound ? await compile(projectRoot, log) : compiledInCache(projectRoot);
  const leakSearch = createLeakSearch(brands, configFile, compiled);
  const { detector, neutral } = leakSearch;
  const ofApp = compiled
    ? checkCompiled(detector, compiled, neutral)
    : checkAppSource(detector, projectRoot, neutral);
  const leaks = [
    ...checkSources(detector, brands, neutral),
    ...ofApp.map((leak) => problemAtOwner(leak, loaded)),
  ];
  return {
    ...loaded,
    problems: sortedProblems([...problems, ...leaks]),
    leakSearch,
  };
}

// Points a leak of the app to the value that the app must not contain.
function problemAtOwner({ needle, message }: AppLeak, loaded: LoadedBrands): Problem {
  const [owner = ''] = needle.owners;
  const theme = loaded.brands.find(({ settings }) => settings.id === owner)?.themeDir;
  const about = {
    brand: owner,
    field: needle.field,
    found: `"${needle.text}"`,
    expected: 'a value that the app does not hold',
    message,
  };
  if (needle.kind !== 'colour' || theme === undefined)
    return { ...loaded.positionOf(owner, needle.field), ...about };
  const file = join(theme, 'theme.tokens.json');
  const { positionOf } = parseJsonDocument(file, readFileSync(file, 'utf8'));
  return { file, ...positionOf(needle.field.split('.')), ...about };
}
