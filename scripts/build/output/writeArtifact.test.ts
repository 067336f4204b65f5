import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { textFile } from './artifactFile.ts';
import { sha256 } from './contentHash.ts';
import { writeArtifact } from './writeArtifact.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'artifact-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('writes own files, links shared ones, and makes their directories', () => {
  const source = join(root, 'shared.js');
  writeFileSync(source, 'shared');
  const shared = { path: 'assets/a.js', sha256: sha256('shared'), bytes: 6 };
  const directory = join(root, 'work/aurora');
  writeArtifact(directory, [
    { path: 'site/assets/a.js', source, shared },
    textFile('site/about/index.html', 'about'),
    textFile('report.json', '{}'),
  ]);
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1));
  expect(paths.sort()).toEqual(['report.json', 'site/about/index.html', 'site/assets/a.js']);
  expect(readFileSync(join(directory, 'site/about/index.html'), 'utf8')).toBe('about');
  expect(statSync(join(directory, 'site/assets/a.js')).ino).toBe(statSync(source).ino);
});

test('refuses to write into a file that exists', () => {
  writeArtifact(join(root, 'aurora'), [textFile('report.json', '{}')]);
  expect(() => writeArtifact(join(root, 'aurora'), [textFile('report.json', '{}')])).toThrow('EEXIST');
});
