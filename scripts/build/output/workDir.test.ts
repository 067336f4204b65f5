import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { abandonedWorkDirs, createWorkDir } from './workDir.ts';

test('tells work in progress from that of a killed process whose number another one has now', () => {
  const parent = mkdtempSync(join(tmpdir(), 'work-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const current = basename(createWorkDir(parent));
  expect(abandonedWorkDirs(parent)).toEqual([]);
  // As a build before this one in a container left it: the same machine, the same number, another start.
  const killed = current.replace(/-(\d*)-([0-9a-f]+)$/, (_, start: string) => `-1${start}-0123456789ab`);
  mkdirSync(join(parent, killed));
  expect(abandonedWorkDirs(parent)).toEqual([killed]);
});
