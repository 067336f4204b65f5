import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { UsageError } from '../../cli/cliErrors.ts';

interface TreeFile {
  // From the top of the repository, with slashes.
  path: string;
  isLink: boolean;
  object: string;
}

// A git repository, read only.
export interface Repository {
  // Absolute, links resolved.
  top: string;
  // Path from the top, with slashes; undefined outside the repository.
  inside(path: string): string | undefined;
  // The commit's full id. Throws a UsageError for a revision that does not exist.
  commitOf(revision: string): string;
  // Files that differ between a commit and the working tree, including untracked files.
  changedSince(commit: string): string[];
  filesAt(commit: string): TreeFile[];
  contentsOf(objects: readonly string[]): Buffer[];
  isIgnored(path: string): boolean;
}

const largestResponse = 512 * 1024 * 1024;

function git(dir: string, args: readonly string[], input = ''): Buffer {
  return execFileSync('git', ['-C', dir, ...args], {
    input,
    maxBuffer: largestResponse,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

function attempt(dir: string, args: readonly string[]): string | undefined {
  try {
    return git(dir, args).toString('utf8');
  } catch {
    return undefined;
  }
}

const listOf = (response: Buffer): string[] =>
  response
    .toString('utf8')
    .split('\0')
    .filter((part) => part !== '');

// The response has a line with the size before each content, and a line break after it.
function contentsIn(response: Buffer): Buffer[] {
  const contents: Buffer[] = [];
  for (let start = 0; start < response.length; ) {
    const from = response.indexOf('\n', start) + 1;
    const [object, , size] = response.toString('utf8', start, from).trim().split(' ');
    if (size === undefined) throw new Error(`git has no content of ${object}`);
    contents.push(response.subarray(from, from + Number(size)));
    start = from + Number(size) + 1;
  }
  return contents;
}

/** Finds the repository around a directory, if there is one. */
export function repositoryAround(dir: string): Repository | undefined {
  const response = attempt(dir, ['rev-parse', '--show-toplevel']);
  if (response === undefined) return undefined;
  const top = realpathSync(response.trim());
  return {
    top,
    inside(path) {
      const way = relative(top, realpathSync(path)).split(sep).join('/');
      return way === '..' || way.startsWith('../') ? undefined : way;
    },
    commitOf(revision) {
      const found = attempt(top, [
        'rev-parse',
        '--verify',
        '--quiet',
        '--end-of-options',
        `${revision}^{commit}`,
      ]);
      if (found === undefined) throw new UsageError(`There is no revision "${revision}" in ${top}.`);
      return found.trim();
    },
    changedSince(commit) {
      const tracked = listOf(git(top, ['diff', '--name-only', '--no-renames', '-z', commit, '--']));
      const untracked = listOf(git(top, ['ls-files', '--others', '--exclude-standard', '-z']));
      return [...new Set([...tracked, ...untracked])].sort();
    },
    filesAt(commit) {
      return listOf(git(top, ['ls-tree', '-r', '-z', commit])).flatMap((line) => {
        const [, mode, type, object = '', path = ''] = /^(\d+) (\w+) (\w+)\t(.*)$/s.exec(line) ?? [];
        return type === 'blob' ? [{ path, object, isLink: mode === '120000' }] : [];
      });
    },
    contentsOf: (objects) => contentsIn(git(top, ['cat-file', '--batch'], objects.join('\n'))),
    isIgnored: (path) => attempt(top, ['check-ignore', '--quiet', '--', path]) !== undefined,
  };
}
