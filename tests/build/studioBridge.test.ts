import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { listFiles } from '../../scripts/build/compile/measureFiles.ts';
import { bridgePath } from '../../scripts/studio/sites/siteServer.ts';

it('puts no part of the studio into any artifact', () => {
  const dir = inject('artifacts');
  const marks = [bridgePath, 'studio:properties', 'studio:ready', 'X-Studio-Token'];
  const files = listFiles(dir);
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => {
    const text = readFileSync(join(dir, file), 'latin1');
    return marks.some((mark) => text.includes(mark));
  });
  expect(found).toEqual([]);
});
