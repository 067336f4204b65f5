import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { StoreUnavailable } from './database.ts';

export interface DirLock {
  release(): Promise<void>;
}

/** Locks a data directory against a second process, which would corrupt it, and takes over the lock of a dead one. */
export async function lockDir(dir: string): Promise<DirLock> {
  const file = `${dir}.lock`;
  try {
    await mkdir(dir, { recursive: true });
    await writeFile(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new StoreUnavailable(
        `The data folder ${dir} cannot be written (${error instanceof Error ? error.message : error}); make it writable, or remove what is in its way.`,
        { cause: error },
      );
    }
    await takeOver(dir, file);
  }
  return { release: () => rm(file, { force: true }) };
}

// A process writes its id right after it has made the file.
const unsignedMs = 2_000;
// Two processes that take a lock over at once settle by the last write.
const settleMs = 100;

async function takeOver(dir: string, file: string): Promise<void> {
  const refuseOwner = async () => {
    const owner = await readOwner(file);
    if (owner === process.pid || !isAlive(owner)) return;
    throw new StoreUnavailable(
      `The data folder ${dir} is in use by process ${owner}; stop that sandbox first.`,
    );
  };
  await refuseOwner();
  await writeFile(file, String(process.pid));
  await wait(settleMs);
  await refuseOwner();
}

async function readOwner(file: string): Promise<number> {
  const giveUpMs = Date.now() + unsignedMs;
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text !== '' || Date.now() > giveUpMs) return Number(text);
    await wait(20);
  }
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: the process lives but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
