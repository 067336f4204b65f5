import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { StoreUnavailable } from './database.ts';

export interface FolderLock {
  release(): Promise<void>;
}

/** Two processes on one data folder would destroy it: the second is told so. A dead process's lock is taken over. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = `${folder}.lock`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new StoreUnavailable(
        `The data folder ${folder} cannot be written (${error instanceof Error ? error.message : error}); make it writable, or remove what is in its way.`,
        { cause: error },
      );
    }
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    if (owner !== process.pid && isAlive(owner)) {
      throw new StoreUnavailable(
        `The data folder ${folder} is in use by process ${owner}; stop that sandbox first.`,
      );
    }
    await writeFile(file, String(process.pid));
  }
  return { release: () => rm(file, { force: true }) };
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
