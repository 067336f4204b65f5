import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { InputError } from '../cli/cliErrors.ts';
import type { ReleaseDir } from './releaseDir.ts';

const longestWaitMs = 600_000;
const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file);
  } catch (error) {
    throw new InputError(`${file} cannot be written: ${error instanceof Error ? error.message : error}.`);
  }
}

// SQLite locks the file through the system, which drops the lock of a killed process. Node has no file lock of its own.
/** Runs the work while no other process changes the brand's releases, and waits for a process that does. */
export async function withReleaseLock<T>(
  { brand, root }: ReleaseDir,
  work: () => Promise<T>,
  say: (line: string) => void,
  waitMs = longestWaitMs,
): Promise<T> {
  const file = join(root, '.lock');
  const lock = openLock(file);
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
      try {
        take(waitMs);
      } catch {
        throw new InputError(
          `Another release of ${brand} holds ${file} for ${waitMs / 60_000} minutes: end it and try again.`,
        );
      }
    }
    return await work();
  } finally {
    lock.close();
  }
}
