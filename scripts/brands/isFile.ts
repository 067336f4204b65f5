import { existsSync, statSync } from 'node:fs';

/** False for a folder, too: whoever put one where a file belongs is told that the file is missing. */
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
