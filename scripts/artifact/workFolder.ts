import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const prefix = '.tmp-';
const host = hostname().replace(/[^\w]/g, '_');
const foreignAgeMs = 24 * 60 * 60 * 1000;

/**
 * When a process started, in a form of the system's own: a number of a killed process is soon that of another one, in a
 * container even of the next build. Empty where the system does not say; null when there is no such process.
 */
function startOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may hold blanks; the start is the twentieth field behind it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Creates a folder for work in progress beside its goal, so that a rename can finish it. Its name tells which process owns it. */
export function createWorkFolder(parent: string): string {
  const owner = `${host}-${process.pid}-${startOf(process.pid) ?? ''}`;
  const folder = join(parent, `${prefix}${owner}-${randomBytes(6).toString('hex')}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** True for the work of a process that was killed; on another machine only time can tell. */
export function isAbandoned(parent: string, name: string): boolean {
  const [, owner, pid, start] = /^\.tmp-(.+?)-(\d+)-(\d*)-[0-9a-f]+$/.exec(name) ?? [];
  if (!owner || !pid) return false;
  if (owner === host) return startOf(Number(pid)) !== start;
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
