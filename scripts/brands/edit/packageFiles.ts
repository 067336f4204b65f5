import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// By name; null for a file to remove.
export type PackageFiles = Readonly<Record<string, string | Uint8Array | null>>;

/** Writes the files of a package into a directory. */
export function writePackage(dir: string, files: PackageFiles): void {
  for (const [name, content] of Object.entries(files)) {
    if (content === null) {
      rmSync(join(dir, name), { force: true });
      continue;
    }
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
}
