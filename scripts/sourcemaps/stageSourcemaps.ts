import { constants, copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

// As the vendor's tool expects them; returns the number of scripts.
export function stageSourcemaps(artifact: string, target: string): number {
  const maps = join(artifact, 'sourcemaps');
  const files = readdirSync(maps, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  rmSync(target, { recursive: true, force: true });
  for (const entry of files) {
    const map = relative(maps, join(entry.parentPath, entry.name));
    const script = map.replace(/\.map$/, '');
    mkdirSync(dirname(join(target, map)), { recursive: true });
    copyFileSync(join(maps, map), join(target, map), constants.COPYFILE_FICLONE);
    copyFileSync(join(artifact, 'site', script), join(target, script), constants.COPYFILE_FICLONE);
  }
  return files.length;
}
