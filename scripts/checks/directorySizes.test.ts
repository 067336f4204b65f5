import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkDirectorySizes } from './directorySizes.ts';

async function check(names: readonly string[]) {
  const root = await mkdtemp(join(tmpdir(), 'directory-sizes-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(join(root, 'src/lobby/parts'), { recursive: true });
  for (const name of names) await writeFile(join(root, 'src/lobby', name), '');
  return checkDirectorySizes(root);
}

const files = (count: number, suffix: string) =>
  Array.from({ length: count }, (_, index) => `file${index}${suffix}`);

test('refuses a directory with more than 25 source files', async () => {
  expect(await check([...files(20, '.ts'), ...files(6, '.tsx')])).toEqual({
    code: 1,
    output: 'src/lobby: 26 source files, at most 25: group them by subject',
  });
});

test('counts neither tests nor the files of directories below', async () => {
  const names = [...files(25, '.ts'), ...files(9, '.test.ts'), 'e2e.spec.ts', 'parts/more.ts'];
  expect(await check(names)).toEqual({ code: 0, output: '' });
});
