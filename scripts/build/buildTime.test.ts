import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dirWith } from '../brands/testFixture.ts';
import { buildTimestamp } from './buildTime.ts';

const date = '2026-03-04T05:06:07Z';

function repository(): string {
  const root = dirWith({ 'a.txt': 'a' });
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const git = (...command: string[]) => execFileSync('git', command, { cwd: root, env, stdio: 'ignore' });
  git('init');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--allow-empty', '--message', 'a');
  return root;
}

// Puts a program named `git` before the real one.
function replaceGit(text: string): void {
  const dir = dirWith({ git: `#!/bin/sh\n${text}\n` });
  chmodSync(join(dir, 'git'), 0o755);
  const path = process.env.PATH;
  process.env.PATH = `${dir}:${path}`;
  onTestFinished(() => {
    process.env.PATH = path;
  });
}

const timeOf = (root: string, warnings: string[] = []) =>
  buildTimestamp(root, {}, (line) => warnings.push(line));

test('is the time of the commit', () => {
  expect(timeOf(repository())).toBe(date);
});

test('is the time of the commit where the user lets git show signatures', () => {
  const root = repository();
  // As git prints a signature that it cannot verify.
  replaceGit(
    `case "$*" in *log.showSignature=false*) ;; *) echo 'gpg: no signature' ;; esac; echo 1772600767`,
  );
  expect(timeOf(root)).toBe(date);
});

test('is refused where git tells no time, instead of an old one', () => {
  const root = repository();
  replaceGit('echo yesterday');
  expect(() => timeOf(root)).toThrow('git tells the time of the commit as "yesterday"');
});

test('is 1970 with a warning outside of a repository', () => {
  const warnings: string[] = [];
  const root = dirWith({ 'a.txt': 'a' });
  writeFileSync(join(root, '.git'), 'gitdir: /nowhere');
  expect(timeOf(root, warnings)).toBe('1970-01-01T00:00:00Z');
  expect(warnings).toHaveLength(1);
});
