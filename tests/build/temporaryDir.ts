import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

// Removed after the test.
export function temporaryDir(): string {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'bandeira-build-')));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
