import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StudioProject } from '../project.ts';
import type { Edit } from '../studioEdits.ts';
import { applyEdits, type Draft } from './applyEdits.ts';
import { packageDir } from './packagePaths.ts';

/** Reads the token file of a brand with the unsaved edits of tokens; `{}` when there is none. */
export function draftTokens(
  project: StudioProject,
  brand: string,
  edits: readonly Edit[],
): { draft: Draft; dir: string; text: string } {
  const draft = applyEdits(
    project,
    brand,
    edits.filter(({ kind }) => kind === 'set-token' || kind === 'unset-token'),
  );
  const dir = packageDir(project, brand);
  const changed = draft.files['theme.tokens.json'];
  const file = join(dir, 'theme.tokens.json');
  if (changed) return { draft, dir, text: Buffer.from(changed).toString('utf8') };
  return { draft, dir, text: existsSync(file) ? readFileSync(file, 'utf8') : '{}' };
}
