import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { applyFixes } from '../../brands/fix/applyFixes.ts';
import { fixId } from '../brand/studioProblem.ts';
import { brandFiles, changedFiles } from '../draft/brandFiles.ts';
import { packageDir, safeConfig, safeFile } from '../draft/packagePaths.ts';
import type { StudioProject } from '../project.ts';
import type { StudioInput, StudioOutput } from '../studioApi.ts';

/** Applies the fixes with these ids to the files of the brand, as `check --fix` does. */
export function applyBrandFixes(
  project: StudioProject,
  { brand, ids, files }: StudioInput<'fix'>,
): Promise<StudioOutput<'fix'>> {
  return project.exclusively(async () => {
    const changed = changedFiles(project, brand, files);
    if (changed.length > 0) return { result: 'changed-on-disk', files: changed };
    const { configFile, projectRoot, processEnv } = project;
    const theme = safeFile(project, brand, 'theme.tokens.json');
    const isOwn = (file: string): boolean =>
      file === safeConfig(project) ||
      (dirname(file) === packageDir(project, brand) && realpathSync(file) === theme);
    const applied = await applyFixes(
      { configFile, projectRoot, processEnv, env: 'production' },
      ({ fix }) => fix !== undefined && isOwn(fix.file) && ids.includes(fixId(fix)),
    );
    return { result: 'saved', applied: applied.length, files: brandFiles(project, brand) };
  });
}
