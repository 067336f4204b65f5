import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const prefix = '.tmp-';
const host = hostname().replace(/[^\w]/g, '_');
const foreignAgeMs = 24 * 60 * 60 * 1000;

/** A folder for work in progress beside its goal, so that a rename can finish it. Its name tells who works in it. */
export function createWorkFolder(parent: string): string {
  const folder = join(parent, `${prefix}${host}-${process.pid}-${randomBytes(6).toString('hex')}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** True for the work of a run that was killed; on another machine only time can tell. */
export function isAbandoned(parent: string, name: string): boolean {
  const [, owner, pid] = /^\.tmp-(.+)-(\d+)-[0-9a-f]+$/.exec(name) ?? [];
  if (!owner || !pid) return false;
  if (owner === host) return !isAlive(Number(pid));
  const stat = statSync(join(parent, name), { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > foreignAgeMs;
}

export function abandonedWorkFolders(parent: string): string[] {
  try {
    return readdirSync(parent).filter((name) => name.startsWith(prefix) && isAbandoned(parent, name));
  } catch {
    return [];
  }
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
