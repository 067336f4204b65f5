import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dirWith } from '../../brands/testFixture.ts';
import { findUnownedOutputs } from './findUnownedOutputs.ts';

test('owns artifacts, damaged ones too, and what is empty or missing', () => {
  const out = dirWith({
    'whole/SHA256SUMS': '',
    'whole/site/index.html': '',
    'sums/SHA256SUMS': '',
    'site/site/index.html': '',
  });
  mkdirSync(join(out, 'empty'));
  expect(findUnownedOutputs(out, ['whole', 'sums', 'site', 'empty', 'missing'])).toEqual([]);
});

test('does not own files, directories of others, and the releases of a web server', () => {
  const out = dirWith({
    file: '',
    'photos/a.jpg': '',
    'released/releases/0a1b2c/site/index.html': '',
    'moved/0a1b2c/site/index.html': '',
    'linked/a.txt': '',
  });
  for (const [brand, target] of [
    ['released', 'releases/0a1b2c'],
    ['moved', '0a1b2c'],
  ] as const) {
    symlinkSync(target, join(out, brand, 'current'));
    symlinkSync('current/site', join(out, brand, 'site'));
  }
  symlinkSync(join(out, 'released'), join(out, 'linked/site'));
  const brands = ['file', 'photos', 'released', 'moved', 'linked'];
  expect(findUnownedOutputs(out, brands)).toEqual(brands.map((brand) => join(out, brand)));
});
