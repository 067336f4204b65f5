import { studioProblem } from '../brand/studioProblem.ts';
import { readPackageTheme, themeRows } from '../brand/themeRows.ts';
import { refusedEdits } from '../draft/checkDraft.ts';
import { draftTokens } from '../draft/draftTokens.ts';
import { draftFamilies } from '../pictures/draftFonts.ts';
import type { StudioProject } from '../project.ts';
import type { StudioInput, StudioOutput } from '../studioApi.ts';

/** Resolves a brand's tokens with unsaved edits and measures their contrast. */
export function draftTheme(
  project: StudioProject,
  { brand, edits }: StudioInput<'theme'>,
): StudioOutput<'theme'> {
  const { draft, dir, text } = draftTokens(project, brand, edits);
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
