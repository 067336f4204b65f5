import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compile, compileHash } from './compile.ts';
import { compiledRecord } from './compiledApp.ts';

test('compiles again when a source changes meanwhile, and keeps nothing of the first time', async () => {
  const root = mkdtempSync(join(tmpdir(), 'bandeira-compile-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'src'));
  const write = (text: string) => writeFileSync(join(root, 'src/a.ts'), text);
  write('1');
  const compiled: string[] = [];
  const compileInto = async (_root: string, work: string, hash: string) => {
    compiled.push(hash);
    const nothing = { chunks: [], publicFiles: [], sourcemaps: [] };
    writeFileSync(join(work, compiledRecord), JSON.stringify({ hash, ...nothing }));
    write('2');
  };
  const { dir, app } = await compile(root, () => {}, compileInto);
  const [first = '', second] = compiled;
  expect(compiled).toHaveLength(2);
  expect(second).toBe(compileHash(root));
  expect([basename(dir), app.hash]).toEqual([second, second]);
  expect(existsSync(join(dir, '..', first))).toBe(false);
});
