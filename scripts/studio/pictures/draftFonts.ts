import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePackage } from '../../brands/edit/packageFiles.ts';
import { familyOf, fontDirFiles, fontsDir, ownFamilies } from '../../brands/fonts/ownFontFiles.ts';
import { readOwnFonts } from '../../brands/fonts/readOwnFonts.ts';
import type { Problem } from '../../brands/problem.ts';
import { applyEdits } from '../draft/applyEdits.ts';
import { packageDir } from '../draft/packagePaths.ts';
import type { StudioProject } from '../project.ts';
import type { Edit } from '../studioEdits.ts';

/** Lists the families of a package with unsaved edits. */
export function draftFamilies(dir: string, edits: readonly Edit[]): string[] {
  const added = edits.flatMap((edit) => (edit.kind === 'set-font' ? (familyOf(edit.file) ?? []) : []));
  return [...new Set([...ownFamilies(dir), ...added])];
}

/** Finds the problems of a brand's fonts with unsaved edits. */
export async function draftFontProblems(
  project: StudioProject,
  brand: string,
  edits: readonly Edit[],
): Promise<Problem[]> {
  const { files } = applyEdits(
    project,
    brand,
    edits.filter(({ kind }) => kind === 'set-font' || kind === 'unset-font'),
  );
  const source = packageDir(project, brand);
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'bandeira-fonts-')));
  try {
    mkdirSync(join(copy, fontsDir));
    for (const name of fontDirFiles(source))
      copyFileSync(join(source, fontsDir, name), join(copy, fontsDir, name));
    writePackage(copy, files);
    const problems: Problem[] = [];
    await readOwnFonts(copy, brand, problems);
    return problems.map((problem) => ({ ...problem, file: source + problem.file.slice(copy.length) }));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
