import { existsSync } from 'node:fs';
import { previewBrands } from '../../brands/edit/previewBrands.ts';
import type { Problem } from '../../brands/problem.ts';
import type { VerifiedBrands } from '../../build/verify/loadVerifiedBrands.ts';
import { studioProblem } from '../brand/studioProblem.ts';
import type { StudioProject } from '../project.ts';
import type { Edit } from '../studioEdits.ts';
import type { Control, StudioProblem } from '../studioModels.ts';
import { applyEdits, type Draft } from './applyEdits.ts';
import { packageDir } from './packagePaths.ts';

/** Loads the brands with unsaved edits, as if they were written. */
export function loadDraft(
  project: StudioProject,
  { brand, config, files }: Draft,
  env = 'production',
): Promise<VerifiedBrands> {
  const { configFile, projectRoot, processEnv } = project;
  return previewBrands(
    { configFile, projectRoot, processEnv, env },
    { config, dir: `brands/${brand}`, files },
  );
}

function controlOfEdit(edit: Edit): Control {
  switch (edit.kind) {
    case 'set-field':
    case 'unset-field':
      return { kind: 'field', path: edit.path };
    case 'set-token':
    case 'unset-token':
      return { kind: 'token', token: edit.token };
    case 'set-legal':
    case 'unset-legal':
      return { kind: 'legal', slug: edit.slug };
    case 'set-picture':
      return { kind: 'picture', picture: edit.picture };
    case 'set-voice':
    case 'unset-voice':
      return { kind: 'voice', name: edit.name };
    case 'set-font':
    case 'unset-font':
      return { kind: 'font' };
    case 'set-token-map':
      return null;
  }
}

/** Describes the edits of a draft that cannot be applied. */
export function refusedEdits({ brand, refused }: Pick<Draft, 'brand' | 'refused'>): StudioProblem[] {
  return refused.map(({ edit, message }) => {
    const control = controlOfEdit(edit);
    const field =
      control?.kind === 'field' ? control.path.join('.') : (Object.values(control ?? {})[1] ?? '');
    return {
      severity: 'error',
      file: `brands/${brand}`,
      line: 1,
      column: 1,
      brand,
      field: String(field),
      found: 'value' in edit ? (JSON.stringify(edit.value) ?? '') : edit.kind,
      expected: 'a change that can be written',
      message,
      suggestion: null,
      control,
      fix: null,
    };
  });
}

// Lines move with the edits, so they do not tell one problem from another.
const keyOf = ({ file, brand, field, message }: Problem): string =>
  JSON.stringify([file, brand, field, message]);

// Edits of a package that the brand does not have or does not use would be lost.
function misplacedEdits(
  project: StudioProject,
  { brand }: Draft,
  edits: readonly Edit[],
  { brands }: VerifiedBrands,
): StudioProblem[] {
  const own = packageDir(project, brand);
  const dir = brands.find(({ settings }) => settings.id === brand)?.themeDir;
  const message =
    dir !== undefined && dir !== own
      ? `The theme of ${brand} is in ${project.shortPath(dir)}, which it shares: the studio writes to brands/${brand} only`
      : existsSync(own)
        ? undefined
        : `There is no directory brands/${brand} to write to`;
  if (message === undefined) return [];
  const inPackage = edits.filter(({ kind }) => kind !== 'set-field' && kind !== 'unset-field');
  return refusedEdits({ brand, refused: inPackage.map((edit) => ({ edit, message })) });
}

/** Returns the edits that have no place, and the errors of the draft that the saved files do not have, of any brand. */
export async function newProblems(
  project: StudioProject,
  draft: Draft,
  edits: readonly Edit[],
): Promise<StudioProblem[]> {
  const [before, after] = await Promise.all([project.verify(), loadDraft(project, draft)]);
  const misplaced = misplacedEdits(project, draft, edits, after);
  if (misplaced.length > 0) return misplaced;
  const known = new Set(before.problems.map(keyOf));
  return after.problems
    .filter((problem) => !known.has(keyOf(problem)))
    .map((problem) => studioProblem(problem, 'error', project));
}

/** Says everything that `check` would say about the brand with unsaved edits, and what it would break in others. */
export async function checkDraft(
  project: StudioProject,
  brand: string,
  edits: readonly Edit[],
): Promise<StudioProblem[]> {
  const draft = applyEdits(project, brand, edits);
  const [before, after] = await Promise.all([project.verify(), loadDraft(project, draft)]);
  const known = new Set(before.problems.map(keyOf));
  const isChosen = (problem: Problem): boolean =>
    problem.brand === brand || problem.brand === null || !known.has(keyOf(problem));
  return [
    ...refusedEdits(draft),
    ...misplacedEdits(project, draft, edits, after),
    ...after.problems.filter(isChosen).map((problem) => studioProblem(problem, 'error', project)),
    ...after.warnings
      .filter((warning) => warning.brand === brand)
      .map((warning) => studioProblem(warning, 'warning', project)),
  ];
}
