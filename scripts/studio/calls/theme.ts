import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { studioProblem } from '../brand/studioProblem.ts';
import { readPackageTheme, themeRows } from '../brand/themeRows.ts';
import { applyEdits } from '../draft/applyEdits.ts';
import { refusedEdits } from '../draft/checkDraft.ts';
import { packageDir } from '../draft/packagePaths.ts';
import { draftFamilies } from '../pictures/draftFonts.ts';
import type { StudioProject } from '../project.ts';
import type { StudioInput, StudioOutput } from '../studioApi.ts';

/** Resolves a brand's tokens with unsaved edits and measures their contrast. */
export function draftTheme(
  project: StudioProject,
  { brand, edits }: StudioInput<'theme'>,
): StudioOutput<'theme'> {
  const draft = applyEdits(
    project,
    brand,
    edits.filter(({ kind }) => kind === 'set-token' || kind === 'unset-token'),
  );
  const dir = packageDir(project, brand);
  const changed = draft.files['theme.tokens.json'];
  const text = changed
    ? Buffer.from(changed).toString('utf8')
    : readFileSync(join(dir, 'theme.tokens.json'), 'utf8');
  const families = draftFamilies(dir, edits);
  const read = readPackageTheme(project, dir, brand, { text, families });
  return {
    theme: themeRows(read, project),
    problems: [
      ...refusedEdits(draft),
      ...read.problems.map((problem) => studioProblem(problem, 'error', project)),
    ],
  };
}
