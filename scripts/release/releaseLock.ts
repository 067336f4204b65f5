import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ReleaseDir } from './releaseDir.ts';

const longestWaitMs = 600_000;
const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

// SQLite locks the file through the system, which drops the lock of a killed process. Node has no file lock of its own.
/** Runs the work while no other process changes the brand's releases, and waits for a process that does. */
export async function withReleaseLock<T>(
  { brand, root }: ReleaseDir,
  work: () => Promise<T>,
  say: (line: string) => void,
): Promise<T> {
  const lock = new DatabaseSync(join(root, '.lock'));
  const take = (waitMs: number): void => {
    lock.exec(`PRAGMA busy_timeout = ${waitMs}`);
    // Without a journal file beside the lock.
    lock.exec('PRAGMA journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  };
  try {
    try {
      take(0);
    } catch (error) {
      if (!isBusy(error)) throw error;
      say(`Waiting for another release of ${brand} to end.`);
      take(longestWaitMs);
    }
    return await work();
  } finally {
    lock.close();
  }
}
