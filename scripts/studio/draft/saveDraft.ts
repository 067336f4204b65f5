import { existsSync } from 'node:fs';
import { ChangedMeanwhile, readSnapshot, saveFile } from '../../brands/edit/saveFile.ts';
import { type FileChange, saveTogether } from '../../brands/edit/saveTogether.ts';
import { sha256 } from '../../build/output/contentHash.ts';
import type { StudioProject } from '../project.ts';
import type { StudioInput, StudioOutput } from '../studioApi.ts';
import type { FileHash } from '../studioModels.ts';
import { applyEdits, type Draft } from './applyEdits.ts';
import { brandFiles, changedFiles } from './brandFiles.ts';
import { newProblems, refusedEdits } from './checkDraft.ts';
import { packageDir, safeConfig, safeFile } from './packagePaths.ts';

// Made from the files as the page has read them, so that a later change refuses the save.
function fileChanges(
  project: StudioProject,
  { brand, config, files }: Draft,
  known: readonly FileHash[],
): FileChange[] {
  const hashes = new Map(known.map(({ file, hash }) => [file, hash]));
  const changeOf = (file: string, content: Uint8Array | null): FileChange => ({
    file,
    before: hashes.get(project.shortPath(file)) ?? null,
    content,
  });
  return [
    changeOf(safeConfig(project), Buffer.from(config)),
    ...Object.entries(files).map(([name, content]) => changeOf(safeFile(project, brand, name), content)),
  ].filter(({ before, content }) => before !== (content && sha256(content)));
}

function write(project: StudioProject, draft: Draft, known: readonly FileHash[]): void {
  const changes = fileChanges(project, draft, known);
  const dir = packageDir(project, draft.brand);
  // A brand whose theme is elsewhere has no package; only its entry changes then.
  if (existsSync(dir)) saveTogether(dir, changes);
  else if (changes.length > 0) saveFile(readSnapshot(project.configFile), draft.config);
}

/** Writes unsaved edits as one change; refuses what has changed on disk and what `check` would refuse. */
export function saveDraft(
  project: StudioProject,
  { brand, edits, files }: StudioInput<'save'>,
): Promise<StudioOutput<'save'>> {
  const changedOnDisk = (names: string[]): StudioOutput<'save'> => ({
    result: 'changed-on-disk',
    files: names,
    now: brandFiles(project, brand),
  });
  return project.exclusively(async () => {
    const changed = changedFiles(project, brand, files);
    if (changed.length > 0) return changedOnDisk(changed);
    const draft = applyEdits(project, brand, edits);
    const refused = refusedEdits(draft);
    if (refused.length > 0) return { result: 'refused', problems: refused };
    const problems = await newProblems(project, draft, edits);
    if (problems.length > 0) return { result: 'refused', problems };
    // The check takes a while, and the draft was made before it.
    const meanwhile = changedFiles(project, brand, files);
    if (meanwhile.length > 0) return changedOnDisk(meanwhile);
    try {
      write(project, draft, files);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      return changedOnDisk(changedFiles(project, brand, files));
    }
    return { result: 'saved', files: brandFiles(project, brand) };
  });
}
