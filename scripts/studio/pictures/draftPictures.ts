import { copyFileSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Pictures, readPictures } from '../../brands/pictures/readPictures.ts';
import type { Findings } from '../../brands/problem.ts';
import { pictureFiles } from '../brand/studioProblem.ts';
import { applyEdits } from '../draft/applyEdits.ts';
import { packageDir } from '../draft/packagePaths.ts';
import type { StudioProject } from '../project.ts';
import type { Edit } from '../studioEdits.ts';

interface DraftPictures extends Findings {
  pictures: Pictures;
}

/** Reads and checks the pictures of a brand with unsaved edits. */
export function draftPictures(project: StudioProject, brand: string, edits: readonly Edit[]): DraftPictures {
  const { files } = applyEdits(
    project,
    brand,
    edits.filter(({ kind }) => kind === 'set-picture'),
  );
  const source = packageDir(project, brand);
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'bandeira-pictures-')));
  try {
    for (const name of Object.keys(pictureFiles)) {
      const changed = files[name];
      if (changed) writeFileSync(join(copy, name), changed);
      else if (changed === undefined && existsSync(join(source, name)))
        copyFileSync(join(source, name), join(copy, name));
    }
    const findings: Findings = { problems: [], warnings: [] };
    const { all } = readPictures(copy, brand, findings);
    const atSource = <T extends { file: string }>(problem: T): T => ({
      ...problem,
      file: source + problem.file.slice(copy.length),
    });
    return {
      pictures: all,
      problems: findings.problems.map(atSource),
      warnings: findings.warnings.map(atSource),
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
