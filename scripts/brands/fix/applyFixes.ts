import { dirname, relative } from 'node:path';
import { editJson, jsonAt } from '../edit/editJson.ts';
import { readSnapshot, saveFile } from '../edit/saveFile.ts';
import { type LoadBrandsOptions, loadBrands } from '../loadBrands.ts';
import type { Fix, Problem } from '../problem.ts';

export interface AppliedFix extends Fix {
  // The value or key before.
  before: unknown;
}

const keyOf = ({ file, path, kind }: Fix): string => JSON.stringify([file, kind, path]);

// One fix for each place. A key that changes its name moves the values below it, so these wait for the next round.
function independent(fixes: readonly Fix[]): Fix[] {
  const chosen = new Map<string, Fix>();
  for (const fix of fixes) if (!chosen.has(keyOf(fix))) chosen.set(keyOf(fix), fix);
  const all = [...chosen.values()];
  const isBelow = (fix: Fix, other: Fix): boolean =>
    fix !== other && fix.file === other.file && other.path.every((key, index) => fix.path[index] === key);
  return all.filter((fix) => !all.some((other) => isBelow(fix, other)));
}

function applyToFile(file: string, fixes: readonly Fix[]): AppliedFix[] {
  const snapshot = readSnapshot(file);
  if (snapshot.text === null) return [];
  let text = snapshot.text;
  const applied = fixes.map((fix) => {
    const before = fix.kind === 'key' ? fix.path.at(-1) : jsonAt(text, fix.path);
    text = editJson(text, fix);
    return { ...fix, before };
  });
  saveFile(snapshot, text);
  return applied;
}

// A fix can uncover the next problem: a renamed key its value, a color another pair.
const mostRounds = 20;

/** Applies the fixes of the chosen problems until none is left, and returns them in order. */
export async function applyFixes(
  options: LoadBrandsOptions,
  isChosen: (problem: Problem) => boolean,
): Promise<AppliedFix[]> {
  const root = dirname(options.configFile);
  const done = new Set<string>();
  const applied: AppliedFix[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const { problems } = await loadBrands(options);
    const fixes = problems
      .filter(isChosen)
      .flatMap(({ fix }) => fix ?? [])
      .filter(({ file }) => !relative(root, file).startsWith('..'))
      // The same change twice would never end.
      .filter((fix) => !done.has(keyOf(fix) + JSON.stringify(fix.value)));
    const chosen = independent(fixes);
    if (chosen.length === 0) break;
    for (const file of new Set(chosen.map((fix) => fix.file))) {
      const ofFile = chosen.filter((fix) => fix.file === file);
      applied.push(...applyToFile(file, ofFile));
      for (const fix of ofFile) done.add(keyOf(fix) + JSON.stringify(fix.value));
    }
  }
  return applied;
}
