import { dirname, join } from 'node:path';

/** The directory of package.json. */
export const projectRoot = dirname(dirname(import.meta.dirname));

/** Everything here can be deleted at any time; the next run makes it again. */
export function cacheDir(root: string, subject: string): string {
  return join(root, 'node_modules', '.cache', 'bandeira', subject);
}
