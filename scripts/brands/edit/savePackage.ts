import { existsSync, mkdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createWorkFolder, removeFolder } from '../../build/output/workFolder.ts';
import { InputError } from '../../cli/inputError.ts';

/** Writes the files of a package into a directory. */
export function writePackage(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Moves a new package into place in one step, then runs `commit`; removes the package when that fails. */
export function savePackage(
  folder: string,
  files: Readonly<Record<string, string>>,
  commit: () => void,
): void {
  const parent = dirname(folder);
  const isNewParent = !existsSync(parent);
  const work = createWorkFolder(parent);
  try {
    writePackage(work, files);
    if (existsSync(folder)) throw new InputError(`${folder} exists already: nothing was written`);
    renameSync(work, folder);
    try {
      commit();
    } catch (error) {
      removeFolder(folder);
      throw error;
    }
  } catch (error) {
    removeFolder(work);
    if (isNewParent) rmdirSync(parent);
    throw error;
  }
}
