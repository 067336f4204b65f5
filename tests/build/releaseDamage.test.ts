import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { planS3 } from '../../scripts/release/planS3.ts';
import { releaseDir } from '../../scripts/release/releaseDir.ts';
import { withReleaseLock } from '../../scripts/release/releaseLock.ts';
import { brokenRelease, currentId, type Places, putSmall, releasesOf, runReleaseHere } from './release.ts';
import { buildIdOf, writeSmallArtifact } from './smallArtifact.ts';
import { temporaryDir } from './temporaryDir.ts';

async function releaseAll(builds: readonly string[]) {
  const dir = temporaryDir();
  const at = { out: join(dir, 'dist'), to: join(dir, 'srv') };
  for (const build of builds) await putSmall(at, { build });
  return { ...at, placeOf: (build: string) => join(at.to, 'small/releases', buildIdOf(build)) };
}

const rollBack = (to: string, ...args: string[]) =>
  runReleaseHere(['rollback', '--brand', 'small', '--to', to, ...args]);

const release = ({ out, to }: Places) => runReleaseHere(['--brand', 'small', '--out', out, '--to', to]);

test.each<[string, (file: string) => void]>([
  ['missing', (file) => rmSync(file)],
  ['cut', (file) => writeFileSync(file, '[{"id":')],
  ['of another format', (file) => writeFileSync(file, '{"releases":[]}')],
])('orders the releases by their times when the history is %s, and removes none', async (_, damage) => {
  const at = await releaseAll(['a', 'b', 'c', 'd']);
  await rollBack(at.to);
  const file = join(at.to, 'small/history.json');
  const warning = `${file} is missing or damaged: the times of the releases take its place.\n`;
  damage(file);
  expect((await runReleaseHere(['status', '--to', at.to])).code).toBe(0);
  // Not to the release that was rolled back.
  expect(await rollBack(at.to)).toEqual({
    code: 0,
    stdout: `small: ${buildIdOf('b')} is current, ${buildIdOf('c')} before\n`,
    stderr: warning,
  });
  damage(file);
  writeSmallArtifact(at.out, { build: 'b', content: 'new' });
  expect(await release(at)).toMatchObject({ code: 0, stderr: warning });
  expect(releasesOf(at.to)).toEqual(['a', 'b', 'c', 'd'].map(buildIdOf).sort());
  const times = JSON.parse(readFileSync(file, 'utf8')).map((entry: { at: number }) => entry.at);
  expect(new Set(times).size).toBe(times.length);
});

test('names a history that is a directory, before anything is changed', async () => {
  const at = await releaseAll(['a', 'b']);
  const file = join(at.to, 'small/history.json');
  rmSync(file);
  mkdirSync(file);
  const stderr = `${file} is a directory, not the file with the history of releases: move it away and try again.\n`;
  expect(await rollBack(at.to)).toEqual({ code: 1, stdout: '', stderr });
  writeSmallArtifact(at.out, { build: 'c' });
  expect(await release(at)).toEqual({ code: 1, stdout: '', stderr });
  expect(currentId(at.to)).toBe(buildIdOf('b'));
  expect(releasesOf(at.to)).toEqual(['a', 'b'].map(buildIdOf).sort());
});

test('refuses a rollback to a release that lost files, and goes on with the others', async () => {
  const at = await releaseAll(['a', 'b', 'c']);
  const page = join(at.placeOf('b'), 'site/index.html');
  rmSync(page);
  for (const args of [[], ['--id', buildIdOf('b')]])
    expect(await rollBack(at.to, ...args)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${page} is missing, but SHA256SUMS lists it: name another release with --id.\n`,
    });
  expect(currentId(at.to)).toBe(buildIdOf('c'));
  expect((await rollBack(at.to, '--id', buildIdOf('a'))).code).toBe(0);
  rmSync(at.placeOf('b'), { recursive: true });
  mkdirSync(at.placeOf('b'));
  expect(await rollBack(at.to, '--id', buildIdOf('b'))).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`There is no release "${buildIdOf('b')}"`),
  });
  expect(currentId(at.to)).toBe(buildIdOf('a'));
});

test('replaces a damaged release by the same build again', async () => {
  const at = await releaseAll(['a', 'b']);
  for (const build of ['a', 'b']) {
    rmSync(join(at.placeOf(build), 'site/index.html'));
    await putSmall(at, { build });
    expect(currentId(at.to)).toBe(buildIdOf(build));
    expect(brokenRelease(join(at.to, 'small/current'))).toEqual([]);
  }
});

test('releases and rolls back where the files of the current release are gone', async () => {
  const at = await releaseAll(['a', 'b', 'c']);
  rmSync(at.placeOf('c'), { recursive: true });
  expect(await runReleaseHere(['status', '--to', at.to])).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('no release is current, or its files are gone'),
  });
  expect(await rollBack(at.to)).toMatchObject({ code: 0, stdout: `small: ${buildIdOf('b')} is current\n` });
  rmSync(at.placeOf('b'), { recursive: true });
  await putSmall(at, { build: 'd' });
  expect(currentId(at.to)).toBe(buildIdOf('d'));
});

test.each<[string, (artifact: string) => void, (artifact: string) => string]>([
  [
    'without SHA256SUMS',
    (artifact) => rmSync(join(artifact, 'SHA256SUMS')),
    (artifact) => `${join(artifact, 'SHA256SUMS')} is missing`,
  ],
  [
    'without its identity',
    (artifact) => rmSync(join(artifact, 'site/builds/latest.json')),
    (artifact) => `${join(artifact, 'site/builds/latest.json')} is missing`,
  ],
  [
    'without its shell',
    (artifact) => rmSync(join(artifact, 'site/200.html')),
    (artifact) => `${join(artifact, 'site/200.html')} is missing`,
  ],
  [
    'with cut sums',
    (artifact) => writeFileSync(join(artifact, 'SHA256SUMS'), 'abc'),
    (artifact) => `${join(artifact, 'SHA256SUMS')}:1 is no checksum with a path`,
  ],
  [
    'whose sums lead out of it',
    (artifact) => appendFileSync(join(artifact, 'SHA256SUMS'), `${'0'.repeat(64)}  site/../../x\n`),
    (artifact) => `${join(artifact, 'SHA256SUMS')}:11 is no checksum with a path`,
  ],
])('refuses an artifact %s', async (_, damage, reason) => {
  const at = await releaseAll(['a']);
  writeSmallArtifact(at.out, { build: 'b', pages: 0 });
  damage(join(at.out, 'small'));
  expect(await release(at)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${reason(join(at.out, 'small'))}: build the brand again.\n`,
  });
  expect(currentId(at.to)).toBe(buildIdOf('a'));
});

test('plans the upload of an artifact without source maps, as pipelines hand it on', async () => {
  const at = await releaseAll(['a']);
  rmSync(join(at.out, 'small/sourcemaps'), { recursive: true });
  expect(planS3(join(at.out, 'small')).uploads.length).toBeGreaterThan(0);
});

test('says which release it waited for when that one does not end', async () => {
  const at = await releaseAll(['a']);
  const dir = releaseDir(at.to, 'small');
  const file = join(dir.root, '.lock');
  const other = new DatabaseSync(file);
  other.exec('BEGIN EXCLUSIVE');
  const said: string[] = [];
  const waiting = withReleaseLock(
    dir,
    async () => 1,
    (line) => said.push(line),
    60,
  );
  await expect(waiting).rejects.toThrow(`Another release of small holds ${file} for 0.001 minutes`);
  expect(said).toEqual(['Waiting for another release of small to end.']);
  other.close();
  expect(existsSync(file)).toBe(true);
});
