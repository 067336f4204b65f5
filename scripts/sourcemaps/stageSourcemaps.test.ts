import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dirWith } from '../brands/testFixture.ts';
import { listFiles } from '../build/compile/measureFiles.ts';
import { stageSourcemaps } from './stageSourcemaps.ts';

it('leaves what an earlier run laid, and nothing beside it, when it ends early', () => {
  const pairs = ['a', 'b'].flatMap((name) => [`assets/${name}.js`, `assets/${name}.js.map`]);
  const files = pairs.map((path) => [path.endsWith('.map') ? `sourcemaps/${path}` : `site/${path}`, path]);
  const dir = dirWith(Object.fromEntries(files));
  const target = join(dir, 'to/maps');
  expect(stageSourcemaps(dir, target)).toBe(2);
  rmSync(join(dir, 'site/assets/b.js'));
  expect(() => stageSourcemaps(dir, target)).toThrow('ENOENT');
  expect(listFiles(target)).toEqual(pairs);
  expect(readdirSync(join(dir, 'to'))).toEqual(['maps']);
});
