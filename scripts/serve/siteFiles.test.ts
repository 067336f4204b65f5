import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSiteFiles } from './siteFiles.ts';

const dir = mkdtempSync(join(tmpdir(), 'site-files-'));
const site = join(dir, 'site');
mkdirSync(site);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('finds no file under a name that is too long for the disk', () => {
  writeFileSync(join(site, 'index.html'), 'Oi');
  const files = createSiteFiles(site);
  expect(files.read('index.html')?.body.toString()).toBe('Oi');
  for (const name of ['nothing.html', 'a'.repeat(300), `${'a/'.repeat(5_000)}index.html`]) {
    expect(files.has(name)).toBe(false);
    expect(files.read(name)).toBeNull();
  }
});

test('reads what stands in a file now', () => {
  const files = createSiteFiles(site);
  writeFileSync(join(site, 'page.html'), 'one');
  const first = files.read('page.html');
  writeFileSync(join(site, 'page.html'), 'two');
  const second = files.read('page.html');
  expect(second?.body.toString()).toBe('two');
  expect(second?.hash).not.toBe(first?.hash);
});

test('serves no link out of the directory', () => {
  writeFileSync(join(dir, 'secret'), 'secret');
  symlinkSync(join(dir, 'secret'), join(site, 'link.html'));
  const files = createSiteFiles(site);
  expect(files.has('link.html')).toBe(false);
  expect(files.read('link.html')).toBeNull();
});
