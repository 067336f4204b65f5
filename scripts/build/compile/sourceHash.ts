import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../output/contentHash.ts';

function filesBelow(root: string, path: string): string[] {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
  );
}

/** Lists files and directories of the project file by file, without tests. */
export function sourceFiles(root: string, paths: readonly string[]): string[] {
  return paths
    .flatMap((path) => filesBelow(root, path))
    .filter((path) => !/\.test\.tsx?$|(^|\/)\.DS_Store$/.test(path));
}

/** Computes one hash over files and directories of the project, without tests, the same on every machine. */
export function sourceHash(root: string, paths: readonly string[]): string {
  const lines = sourceFiles(root, paths)
    .sort()
    .map((path) => `${sha256(readFileSync(join(root, path)))} ${path}\n`);
  return sha256(lines.join(''));
}
