import { existsSync, statSync } from 'node:fs';

// False for a directory, so that the file is reported as missing.
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
