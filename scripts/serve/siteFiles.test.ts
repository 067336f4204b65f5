import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSiteFiles } from './siteFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a name that no disk takes is of no file', () => {
  writeFileSync(join(folder, 'index.html'), 'Oi');
  const files = createSiteFiles(folder);
  expect(files('index.html')?.body.toString()).toBe('Oi');
  expect(files('nothing.html')).toBeNull();
  expect(files('a'.repeat(300))).toBeNull();
  expect(files(`${'a/'.repeat(5_000)}index.html`)).toBeNull();
});
