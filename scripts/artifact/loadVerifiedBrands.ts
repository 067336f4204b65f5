import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJsonDocument } from '../brands/config/jsonDocument.ts';
import { type LoadBrandsOptions, type LoadedBrands, loadBrands } from '../brands/loadBrands.ts';
import { type Problem, sortedProblems } from '../brands/problem.ts';
import { compiledInCache } from './compile.ts';
import { type CompiledLeak, checkCompiled } from './leaks/checkCompiled.ts';
import { checkSources } from './leaks/checkSources.ts';
import { LeakDetector } from './leaks/LeakDetector.ts';
import { brandIdentity } from './leaks/needles.ts';
import { neutralNeedles } from './leaks/neutralNeedles.ts';
import { ordinaryWords } from './leaks/ordinaryWords.ts';

/** What the search for leaks has found out already, so that a build does not do it again. */
export interface LeakSearch {
  detector: LeakDetector;
  neutral: Set<string>;
  /** Hash of the compiled app that was searched; null when it was not in the cache. */
  searchedApp: string | null;
}

/**
 * Loads the brands and finds all that `build` refuses: the configuration, the theme packages, values of one brand in
 * the package of another and, where the app is compiled already, values of a brand in the app.
 */
export async function loadVerifiedBrands(
  options: LoadBrandsOptions,
): Promise<LoadedBrands & { leakSearch: LeakSearch }> {
  const loaded = await loadBrands(options);
  const { brands, problems, projectRoot, configFile } = { ...loaded, ...options };
  const detector = new LeakDetector(brands.map(brandIdentity));
  const neutral = neutralNeedles(detector.needles, ordinaryWords(configFile));
  const compiled = compiledInCache(projectRoot);
  const ofApp = compiled ? checkCompiled(detector, compiled, neutral) : [];
  const leaks = [
    ...checkSources(detector, brands, neutral),
    ...ofApp.map((leak) => problemAtOwner(leak, loaded)),
  ];
  return {
    ...loaded,
    problems: sortedProblems([...problems, ...leaks]),
    leakSearch: { detector, neutral, searchedApp: compiled?.app.hash ?? null },
  };
}

/** Places a leak of the app at the value that the app must not hold. */
function problemAtOwner({ needle, message }: CompiledLeak, loaded: LoadedBrands): Problem {
  const [owner = ''] = needle.owners;
  const theme = loaded.brands.find(({ settings }) => settings.id === owner)?.themeFolder;
  const about = {
    brand: owner,
    field: needle.field,
    found: `"${needle.text}"`,
    expected: 'a value that the compiled app does not hold',
    message,
  };
  if (needle.kind !== 'colour' || theme === undefined)
    return { ...loaded.positionOf(owner, needle.field), ...about };
  const file = join(theme, 'theme.tokens.json');
  const { positionOf } = parseJsonDocument(file, readFileSync(file, 'utf8'));
  return { file, ...positionOf(needle.field.split('.')), ...about };
}
