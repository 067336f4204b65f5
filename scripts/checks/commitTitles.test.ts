import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { checkCommitTitles, commitTitleErrors } from './commitTitles.ts';

test.each([
  'fix(lobby): keep the latest favorite toggle when requests overlap',
  'feat!: require a second factor',
  'docs: name indispensable dialogs in plain English',
])('accepts %s', (title) => {
  expect(commitTitleErrors(title)).toEqual([]);
});

const refusedTitles = [
  'Fix the lobby',
  'fix(lobby): a heart shows the last favorite',
  'fix: Keep the favorite',
  'fix: keep the favorite.',
  'fix: keep what nobody has seen',
  `fix: ${'a'.repeat(68)}`,
];

test.each(refusedTitles)('refuses %s', (title) => {
  expect(commitTitleErrors(title)).toHaveLength(1);
});

async function repository(...titles: string[]) {
  const root = await mkdtemp(join(tmpdir(), 'commit-titles-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet');
  const hashes = titles.map((title) => {
    git('commit', '--quiet', '--allow-empty', '-m', title);
    return git('rev-parse', 'HEAD');
  });
  return { root, hashes, git };
}

test('checks only the commits since the given one', async () => {
  const { root, hashes } = await repository('Start', 'feat: add a game', 'Oops');
  const [start = '', , last = ''] = hashes;
  const { code, output } = await checkCommitTitles(root, start);
  expect(code).toBe(1);
  expect(output).toMatch(/^\w+ Oops\n {2}expected "type\(scope\): subject"/);
  expect(output).not.toContain('Start');
  expect((await checkCommitTitles(root, last)).code).toBe(0);
});

test('says that a shallow clone is not checked', async () => {
  const { root, hashes, git } = await repository('Start', 'feat: add a game', 'Oops');
  const [start = ''] = hashes;
  git('clone', '--quiet', '--depth', '1', pathToFileURL(root).href, 'shallow');
  expect(await checkCommitTitles(join(root, 'shallow'), start)).toMatchObject({
    code: 0,
    note: `not checked: this clone has no commit ${start.slice(0, 7)}`,
  });
});
