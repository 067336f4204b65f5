import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheDir } from '../../cli/projectPaths.ts';

export interface PastProject {
  root: string;
  close(): void;
}

/** Checks a commit out into a temporary directory that uses the packages of the project. */
export function checkoutProject(project: string, commit: string): PastProject {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'bandeira-sheet-')));
  const close = () => rmSync(root, { recursive: true, force: true });
  try {
    const archive = execFileSync('git', ['-C', project, 'archive', '--format=tar', commit], {
      maxBuffer: 512 * 1024 * 1024,
    });
    execFileSync('tar', ['-x', '-C', root], { input: archive });
    linkPackages(project, root);
    return { root, close };
  } catch (error) {
    close();
    throw error;
  }
}

function linkPackages(project: string, root: string): void {
  const modules = join(root, 'node_modules');
  mkdirSync(cacheDir(root, '.'), { recursive: true });
  const names = readdirSync(join(project, 'node_modules')).filter((name) => name !== '.cache');
  for (const name of names) symlinkSync(join(project, 'node_modules', name), join(modules, name));
}
