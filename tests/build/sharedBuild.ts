import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runBuild } from './runScript.ts';

declare module 'vitest' {
  interface ProvidedContext {
    // The directory with an artifact of every brand, for production; read-only for tests.
    artifacts: string;
  }
}

/** Builds the project's brands once for all tests that only read. */
export async function setup(project: TestProject): Promise<() => void> {
  const dir = mkdtempSync(join(tmpdir(), 'bandeira-artifacts-'));
  const { code, stderr } = await runBuild(['--out', dir]);
  if (code !== 0) throw new Error(`The brands do not build:\n${stderr}`);
  project.provide('artifacts', dir);
  return () => rmSync(dir, { recursive: true, force: true });
}
