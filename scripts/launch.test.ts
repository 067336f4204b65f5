import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

interface Package {
  version: string;
  integrity: string;
  optional?: boolean;
}

const left: Package = { version: '1.0.0', integrity: 'sha512-left' };
const other: Package = { version: '2.0.0', integrity: 'sha512-other', optional: true };

// A project with one command, and an npm that only records its calls.
function project(locked: Record<string, Package>, installed: Record<string, Package> | null) {
  const root = mkdtempSync(join(tmpdir(), 'launch-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const at = (...parts: string[]) => join(root, ...parts);
  for (const dir of ['scripts', 'bin', 'node_modules/.bin', 'node_modules/.cache/bandeira'])
    mkdirSync(at(dir), { recursive: true });
  copyFileSync(join(import.meta.dirname, 'launch.js'), at('scripts/launch.js'));
  writeFileSync(at('package.json'), '{"type":"module"}');
  writeFileSync(at('scripts/hello.ts'), 'console.log("hello");');
  writeFileSync(at('node_modules/.cache/bandeira/kept'), '');
  symlinkSync(process.execPath, at('node_modules/.bin/node'));
  writeFileSync(at('package-lock.json'), JSON.stringify({ packages: { '': {}, ...locked } }));
  if (installed)
    writeFileSync(at('node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  writeFileSync(at('bin/npm'), `#!/bin/sh\necho called > ${at('npm-called')}\n`, { mode: 0o755 });
  return () => {
    const { stdout } = spawnSync(process.execPath, [at('scripts/launch.js'), 'hello'], {
      encoding: 'utf8',
      env: { PATH: `${at('bin')}:${process.env.PATH}` },
    });
    return { stdout, installs: existsSync(at('npm-called')), root };
  };
}

const path = 'node_modules/left';

test('installs nothing after npm ci, and keeps the cache', () => {
  const { stdout, installs, root } = project({ [path]: left }, { [path]: left })();
  expect([stdout, installs]).toEqual(['hello\n', false]);
  expect(existsSync(join(root, 'node_modules/.cache/bandeira/kept'))).toBe(true);
});

test('installs nothing when the cache was cleared', () => {
  const run = project({ [path]: left }, { [path]: left });
  rmSync(join(run().root, 'node_modules/.cache'), { recursive: true });
  expect(run().installs).toBe(false);
});

test('ignores missing packages that are optional and of another system', () => {
  expect(project({ [path]: left, 'node_modules/other': other }, { [path]: left })().installs).toBe(false);
});

test.each([
  ['nothing is installed', { [path]: left }, null],
  ['a package is missing', { [path]: left }, {}],
  ['another version is there', { [path]: left }, { [path]: { ...left, version: '0.9.0' } }],
  ['a package is there that the lock file lacks', {}, { [path]: left }],
])('installs when %s', (_, locked, installed) => {
  expect(project(locked, installed)().installs).toBe(true);
});
