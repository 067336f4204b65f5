import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ArtifactWriter } from './ArtifactWriter.ts';
import { type ArtifactFile, textFile } from './artifactFile.ts';
import { sha256 } from './contentHash.ts';
import { FolderNotes } from './FolderNotes.ts';
import { sha256Sums, sumsFile } from './sums.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'artifact-'));
  write('first', { 'site/index.html': 'home', 'site/about.html': 'about' });
});
afterEach(() => rmSync(root, { recursive: true }));

const notes = () => join(root, 'notes/brand');

function write(name: string, texts: Record<string, string>, last = 'none'): void {
  const files = Object.entries(texts).map(([path, text]) => textFile(path, text));
  files.push(textFile(sumsFile, sha256Sums(files)));
  new ArtifactWriter(process.umask()).write(join(root, name), files, join(root, last), notes());
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

/** What every artifact links. */
function withShared(texts: Record<string, string>): ArtifactFile[] {
  const source = join(root, 'shared.js');
  if (!existsSync(source)) writeFileSync(source, 'shared');
  const shared = { path: 'assets/a.js', sha256: sha256('shared'), bytes: 6 };
  return [
    { path: 'site/assets/a.js', source, shared },
    ...Object.entries(texts).map(([path, content]) => textFile(path, content)),
  ];
}

/** The brand's next release: made of its spare, in place of the last, which becomes the spare. */
function release(texts: Record<string, string>): void {
  const files = withShared(texts);
  files.push(textFile(sumsFile, sha256Sums(files)));
  new ArtifactWriter(process.umask()).write(join(root, 'spare'), files, join(root, 'live'), notes());
  // No build is so quick that somebody could touch its artifact within a tick of the file system's clock.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  if (existsSync(join(root, 'live'))) renameSync(join(root, 'live'), join(root, 'replaced'));
  renameSync(join(root, 'spare'), join(root, 'live'));
  if (existsSync(join(root, 'replaced'))) renameSync(join(root, 'replaced'), join(root, 'spare'));
}

const home = { 'site/index.html': 'home', 'site/about/index.html': 'about' };
const contents = (folder: string) =>
  Object.fromEntries(
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && entry.name !== sumsFile)
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(join(root, folder).length + 1), readFileSync(file, 'utf8')]),
  );
const whole = { ...home, 'site/assets/a.js': 'shared' };

test('a spare is made over: what belongs in it stays, nothing else does, and the last artifact is left alone', () => {
  release(home);
  release({ ...home, 'site/old/index.html': 'old' });
  release({ ...home, 'site/old/index.html': 'older' });
  const kept = ['site/index.html', 'site/assets/a.js', 'site/about'].map((path) => inode(`spare/${path}`));
  release({ ...home, 'site/new/index.html': 'new' });
  expect(contents('live')).toEqual({ ...whole, 'site/new/index.html': 'new' });
  expect(existsSync(join(root, 'live/site/old'))).toBe(false);
  expect(['site/index.html', 'site/assets/a.js', 'site/about'].map((path) => inode(`live/${path}`))).toEqual(
    kept,
  );
  expect(contents('spare')).toEqual({ ...whole, 'site/old/index.html': 'older' });
  expect(inode('live/site/assets/a.js')).toBe(inode('shared.js'));
});

test('nothing that somebody did to a spare reaches an artifact', () => {
  release(home);
  release(home);
  const spare = (path: string) => join(root, 'spare', path);
  const replace = (path: string, content: string) => {
    rmSync(spare(path), { recursive: true });
    writeFileSync(spare(path), content);
    utimesSync(spare(path), 0, 0);
  };
  replace('site/index.html', 'hoax');
  replace('site/assets/a.js', 'hacked');
  replace('site/about', 'a file');
  writeFileSync(spare('site/foreign.html'), 'foreign');
  mkdirSync(spare('site/foreign/folder'), { recursive: true });
  release(home);
  expect(contents('live')).toEqual(whole);
  expect(contents('spare')).toEqual(whole);
  expect(readdirSync(join(root, 'live/site')).sort()).toEqual(['about', 'assets', 'index.html']);
});

test('a folder of a spare that has not changed is known without being read, and one that has is read', () => {
  for (let count = 0; count < 3; count += 1) release({ ...home, 'site/about/more.html': 'more' });
  writeFileSync(join(root, 'spare/site/about/foreign.html'), 'foreign');
  const files = ['site/index.html', 'site/about/index.html', 'site/about/more.html'];
  const noted = new FolderNotes(join(root, 'spare'), notes());
  const changedMs = (folder: string) => statSync(join(root, 'spare', folder)).ctimeMs;
  expect(noted.of('site/about', changedMs('site/about'))).toBe(null);
  expect(noted.of('site', changedMs('site'))).toMatchObject({
    files: { 'index.html': inode('spare/site/index.html') },
    folders: ['about', 'assets'],
  });
  release(home);
  expect(contents('live')).toEqual(whole);
  release(home);
  expect(contents('live')).toEqual(whole);
  expect(files.map((file) => existsSync(join(root, 'live', file)))).toEqual([true, true, false]);
});

test('where the clock has whole seconds alone a folder is always read', () => {
  const empty = { files: {}, folders: [] };
  const seen = { precise: { changedMs: 1_000.5, ...empty }, coarse: { changedMs: 1_000, ...empty } };
  writeFileSync(`${notes()}.${inode('first')}`, JSON.stringify(seen));
  const noted = new FolderNotes(join(root, 'first'), notes());
  expect(noted.of('precise', 1_000.5)).toEqual(seen.precise);
  expect(noted.of('coarse', 1_000)).toBe(null);
});

test('notes that are cut short or are gone make no difference', () => {
  release(home);
  release(home);
  for (const note of readdirSync(dirname(notes()))) writeFileSync(join(dirname(notes()), note), '{"site":');
  writeFileSync(join(root, 'spare/site/foreign.html'), 'foreign');
  release(home);
  expect(contents('live')).toEqual(whole);
  rmSync(dirname(notes()), { recursive: true });
  writeFileSync(join(root, 'spare/site/foreign.html'), 'foreign');
  release(home);
  expect(contents('live')).toEqual(whole);
});

test('links in a spare are not followed, neither to folders nor to files', () => {
  release(home);
  release(home);
  const elsewhere = join(root, 'elsewhere');
  mkdirSync(elsewhere);
  writeFileSync(join(elsewhere, 'index.html'), 'mine');
  rmSync(join(root, 'spare/site/about'), { recursive: true });
  symlinkSync(elsewhere, join(root, 'spare/site/about'));
  rmSync(join(root, 'spare/site/index.html'));
  symlinkSync(join(root, 'live/site/index.html'), join(root, 'spare/site/index.html'));
  release(home);
  expect(contents('live')).toEqual(whole);
  expect(statSync(join(root, 'live/site/about')).ino).not.toBe(statSync(elsewhere).ino);
  rmSync(join(root, 'spare'), { recursive: true });
  symlinkSync(elsewhere, join(root, 'spare'));
  release(home);
  expect(contents('live')).toEqual(whole);
  expect(readdirSync(elsewhere)).toEqual(['index.html']);
  expect(readFileSync(join(elsewhere, 'index.html'), 'utf8')).toBe('mine');
});

test('a file that the last artifact and the spare share is not trusted when it was written into', () => {
  release(home);
  release(home);
  expect(inode('spare/site/index.html')).toBe(inode('live/site/index.html'));
  linkSync(join(root, 'live/site/index.html'), join(root, 'witness'));
  writeFileSync(join(root, 'witness'), 'hoax');
  utimesSync(join(root, 'witness'), new Date(), new Date(Date.now() + 1_000));
  release(home);
  expect(contents('live')).toEqual(whole);
  expect(text('witness')).toBe('hoax');
});

test('a folder of a spare has the permissions of a new one, or is made anew', () => {
  release(home);
  release(home);
  const mode = statSync(join(root, 'live/site')).mode;
  chmodSync(join(root, 'spare/site/about'), 0o700);
  release(home);
  expect(statSync(join(root, 'live/site/about')).mode).toBe(mode);
});
