import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dirWith, plainSvg, themeFiles } from '../testFixture.ts';
import { readAllPictures, readPackagePictures } from './readAllPictures.ts';

function packages(count: number) {
  const names = Array.from({ length: count }, (_, index) => `brand${index}`);
  const root = dirWith({
    ...Object.assign({}, ...names.map((name) => themeFiles(name))),
    'brand1/logo.svg': plainSvg.replace('<circle', '<script>x()</script><circle'),
  });
  return names.map((name) => ({ dir: join(root, name), brand: name }));
}

test.each([3, 60])('reads and checks the pictures of %i packages with the same result', async (count) => {
  const places = packages(count);
  const read = await readAllPictures(places);
  expect([...read.values()]).toEqual(places.map(readPackagePictures));
  expect(read.get(places[1]?.dir ?? '')?.problems.map(({ brand, field }) => [brand, field])).toEqual([
    ['brand1', 'logo.svg'],
  ]);
  expect(Buffer.isBuffer(read.get(places[0]?.dir ?? '')?.pictures?.logo.bytes)).toBe(true);
});

test('reads a shared directory once and reports its errors to the first brand', async () => {
  const [, faulty] = packages(2);
  const dir = faulty?.dir ?? '';
  const read = await readAllPictures([
    { dir, brand: 'first' },
    { dir, brand: 'second' },
  ]);
  expect([...read.values()].flatMap(({ problems }) => problems.map(({ brand }) => brand))).toEqual(['first']);
});

test('rejects an unreadable directory with the same error as without a worker', async () => {
  const places = packages(60);
  const [first] = places;
  const root = dirWith({ 'logo.svg': '' });
  // More than Node reads at once; it takes no room on the disk.
  truncateSync(join(root, 'logo.svg'), 2 ** 31);
  await expect(readAllPictures([{ dir: root, brand: first?.brand ?? '' }, ...places])).rejects.toMatchObject({
    code: 'ERR_FS_FILE_TOO_LARGE',
  });
});
