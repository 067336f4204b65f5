import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { recoverArtifacts, swapArtifacts } from '../build/output/swapArtifact.ts';
import { createWorkDir, removeDir } from '../build/output/workDir.ts';
import { InputError } from '../cli/cliErrors.ts';

// As the vendor's tool expects them. Returns the number of scripts; a killed run leaves the target as it was.
export function stageSourcemaps(artifact: string, target: string): number {
  const maps = join(artifact, 'sourcemaps');
  const entries = existsSync(maps) ? readdirSync(maps, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile());
  if (files.length === 0)
    throw new InputError(`There are no source maps in ${maps}: build the brand again; releases have none.`);
  const [parent, name] = [dirname(target), basename(target)];
  recoverArtifacts(parent);
  const work = createWorkDir(parent);
  try {
    const staged = join(work, name);
    for (const entry of files) {
      const map = relative(maps, join(entry.parentPath, entry.name));
      const script = map.replace(/\.map$/, '');
      mkdirSync(dirname(join(staged, map)), { recursive: true });
      copyFileSync(join(maps, map), join(staged, map), constants.COPYFILE_FICLONE);
      copyFileSync(join(artifact, 'site', script), join(staged, script), constants.COPYFILE_FICLONE);
    }
    swapArtifacts(parent, work, [name]);
  } finally {
    removeDir(work);
  }
  return files.length;
}

// Finds what no earlier run left: those hold `assets` alone, and in it scripts with their maps.
function findForeign(target: string): string | undefined {
  const top = readdirSync(target, { withFileTypes: true });
  const other = top.find((entry) => entry.name !== 'assets' || !entry.isDirectory());
  if (other || top.length === 0) return other?.name;
  const entries = readdirSync(join(target, 'assets'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const paths = new Set(files.map(({ parentPath, name }) => relative(target, join(parentPath, name))));
  const isPaired = (path: string) => paths.has(path.endsWith('.map') ? path.slice(0, -4) : `${path}.map`);
  return [...paths].find((path) => !isPaired(path));
}

// This run replaces the directory, so it may hold no more than an earlier run left there.
export function checkTarget(target: string): void {
  const kind = statSync(target, { throwIfNoEntry: false });
  if (!kind) return;
  if (!kind.isDirectory()) throw new InputError(`--to ${target} is a file: name a folder.`);
  const foreign = findForeign(target);
  if (foreign !== undefined)
    throw new InputError(
      `--to ${target} holds more than source maps and their scripts: ${foreign} would be lost. Name a new folder, or an empty one.`,
    );
}
