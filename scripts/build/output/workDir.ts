import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const prefix = '.tmp-';
const host = hostname().replace(/[^\w]/g, '_');
const foreignAgeMs = 24 * 60 * 60 * 1000;

// When a process started, in the system's own format: empty where unknown, null when there is no such process. A killed
// process's number is soon reused, in a container even by the next build.
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

// The name tells which process owns it.
/** Creates a directory for work in progress next to its target, so that a rename can finish it. */
export function createWorkDir(parent: string): string {
  const owner = `${host}-${process.pid}-${startOf(process.pid) ?? ''}`;
  const dir = join(parent, `${prefix}${owner}-${randomBytes(6).toString('hex')}`);
  mkdirSync(dir, { recursive: true });
  return dir;
}

/** Tells whether a killed process left the directory; only its age tells when another machine made it. */
export function isAbandoned(parent: string, name: string): boolean {
  const [, owner, pid, start] = /^\.tmp-(.+?)-(\d+)-(\d*)-[0-9a-f]+$/.exec(name) ?? [];
  if (!owner || !pid) return false;
  if (owner === host) return startOf(Number(pid)) !== start;
  const stat = statSync(join(parent, name), { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > foreignAgeMs;
}

export function abandonedWorkDirs(parent: string): string[] {
  try {
    return readdirSync(parent).filter((name) => name.startsWith(prefix) && isAbandoned(parent, name));
  } catch {
    return [];
  }
}

export function removeDir(dir: string): void {
  rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
}
