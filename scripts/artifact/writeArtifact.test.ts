import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { textFile } from './artifactFile.ts';
import { LastArtifact } from './LastArtifact.ts';
import { sha256Sums, sumsFile } from './sums.ts';
import { writeArtifact } from './writeArtifact.ts';

let root: string;
let fileMode: number;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'artifact-'));
  write('first', { 'site/index.html': 'home', 'site/about.html': 'about' });
  fileMode = statSync(join(root, 'first/site/index.html')).mode & 0o777;
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, texts: Record<string, string>, last = 'none'): void {
  const files = Object.entries(texts).map(([path, text]) => textFile(path, text));
  files.push(textFile(sumsFile, sha256Sums(files)));
  writeArtifact(join(root, name), files, new LastArtifact(join(root, last), fileMode));
}

const inode = (path: string) => statSync(join(root, path)).ino;
const text = (path: string) => readFileSync(join(root, path), 'utf8');

test('what is the same in the last artifact is not written again, what is not is', () => {
  write('next', { 'site/index.html': 'home', 'site/about.html': 'more about' }, 'first');
  expect(inode('next/site/index.html')).toBe(inode('first/site/index.html'));
  expect(inode('next/site/about.html')).not.toBe(inode('first/site/about.html'));
  expect(text('next/site/about.html')).toBe('more about');
  expect(text('first/site/about.html')).toBe('about');
});

test('a file that somebody has changed by hand is written anew, whatever the sums beside it say', () => {
  const changed = join(root, 'first/site/index.html');
  writeFileSync(changed, 'hoax');
  utimesSync(changed, new Date(), new Date(Date.now() + 1_000));
  writeFileSync(join(root, 'first/site/about.html'), 'cut');
  utimesSync(join(root, 'first/site/about.html'), 0, 0);
  write('next', { 'site/index.html': 'home', 'site/about.html': 'about' }, 'first');
  expect(text('next/site/index.html')).toBe('home');
  expect(text('next/site/about.html')).toBe('about');
});

test('a file with permissions that a new one would not get is written anew', () => {
  chmodSync(join(root, 'first/site/index.html'), 0o600);
  write('next', { 'site/index.html': 'home', 'site/about.html': 'about' }, 'first');
  expect(inode('next/site/index.html')).not.toBe(inode('first/site/index.html'));
  expect(inode('next/site/about.html')).toBe(inode('first/site/about.html'));
});

test('beside an artifact that lacks files or sums everything is written', () => {
  rmSync(join(root, 'first/site/index.html'));
  write('next', { 'site/index.html': 'home', 'site/about.html': 'about' }, 'first');
  rmSync(join(root, 'next', sumsFile));
  write('third', { 'site/index.html': 'home', 'site/about.html': 'about' }, 'next');
  expect(text('next/site/index.html')).toBe('home');
  expect(inode('third/site/about.html')).not.toBe(inode('next/site/about.html'));
});
