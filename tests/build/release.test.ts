import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { listFiles } from '../../scripts/build/compile/measureFiles.ts';
import { rollback } from '../../scripts/release/rollback.ts';
import { isCompressible } from '../../scripts/serve/mediaTypes.ts';
import {
  brokenRelease,
  currentId,
  type Places,
  putSmall,
  releasesOf,
  runRelease,
  runReleaseHere,
} from './release.ts';
import { buildIdOf, scriptOf, writeSmallArtifact } from './smallArtifact.ts';
import { temporaryDir } from './temporaryDir.ts';

const places = () => {
  const dir = temporaryDir();
  return { out: join(dir, 'dist'), to: join(dir, 'srv') };
};
const releaseDir = (to: string, build: string) => join(to, 'small/releases', buildIdOf(build));
const releaseHere = ({ out, to }: Places, build: string) => {
  writeSmallArtifact(out, { build });
  return runReleaseHere(['--brand', 'small', '--out', out, '--to', to]);
};
const rollBack = (to: string, id?: string) => rollback({ brand: 'small', to, id }, () => {});

test('puts a built artifact under its build id, compressed and without source maps, and makes it current', async () => {
  const to = temporaryDir();
  const args = ['--brand', 'maraxi', '--env', 'production', '--to', to, '--out', inject('artifacts')];
  const { code, stdout, stderr } = await runRelease(args);
  const id = currentId(to, 'maraxi');
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expect(stdout).toBe(`maraxi: ${id} is current\n`);
  expect(readlinkSync(join(to, 'maraxi/current'))).toBe(`releases/${id}`);
  // The web root that the artifact's nginx.conf and Caddyfile name below /srv.
  expect(existsSync(join(to, 'maraxi/site/index.html'))).toBe(true);
  const release = join(to, 'maraxi/releases', id);
  expect(brokenRelease(release)).toEqual([]);
  const files = new Set(listFiles(release));
  expect([...files].filter((file) => file.startsWith('sourcemaps/'))).toEqual([]);
  const text = [...files].filter(
    (file) =>
      file.startsWith('site/') &&
      isCompressible(extname(file)) &&
      readFileSync(join(release, file)).length > 5_000,
  );
  expect(text.length).toBeGreaterThan(50);
  expect(text.filter((file) => !files.has(`${file}.br`) || !files.has(`${file}.gz`))).toEqual([]);
});

test('keeps the hashed files of earlier releases for open tabs, as many releases as --keep says', async () => {
  const at = places();
  for (const build of ['a', 'b', 'c', 'd']) await putSmall(at, { build }, 2);
  expect(currentId(at.to)).toBe(buildIdOf('d'));
  expect(releasesOf(at.to)).toEqual(['b', 'c', 'd'].map(buildIdOf).sort());
  const current = join(at.to, 'small/current');
  for (const build of ['b', 'c', 'd']) {
    const id = buildIdOf(build);
    for (const file of [scriptOf(build), `site/brand/logo-${id}.svg`, `site/builds/meta/${id}.json`])
      expect({ file, exists: existsSync(join(current, file)) }).toEqual({ file, exists: true });
    for (const ending of ['.br', '.gz'])
      expect(existsSync(join(current, scriptOf(build) + ending))).toBe(true);
  }
  expect(existsSync(join(current, scriptOf('a')))).toBe(false);
  // A legal text that the new release dropped does not come back.
  expect(existsSync(join(current, `site/brand/legal/terms-${buildIdOf('c')}.json`))).toBe(false);
});

test('keeps three earlier releases when --keep is absent', async () => {
  const at = places();
  for (const build of ['a', 'b', 'c', 'd', 'e']) expect((await releaseHere(at, build)).code).toBe(0);
  expect(releasesOf(at.to)).toEqual(['b', 'c', 'd', 'e'].map(buildIdOf).sort());
});

test('rolls back release by release, or to a named one, with the assets of the releases since', async () => {
  const at = places();
  for (const build of ['a', 'b', 'c']) await putSmall(at, { build });
  const args = ['rollback', '--brand', 'small', '--to', at.to];
  expect(await runReleaseHere(args)).toEqual({
    code: 0,
    stdout: `small: ${buildIdOf('b')} is current, ${buildIdOf('c')} before\n`,
    stderr: '',
  });
  expect(currentId(at.to)).toBe(buildIdOf('b'));
  for (const build of ['a', 'b', 'c'])
    expect(existsSync(join(at.to, 'small/current', scriptOf(build)))).toBe(true);
  await rollBack(at.to);
  expect(currentId(at.to)).toBe(buildIdOf('a'));
  await expect(rollBack(at.to)).rejects.toThrow('There is no release of "small" before the current one');
  expect((await runReleaseHere([...args, '--id', buildIdOf('c')])).code).toBe(0);
  expect(currentId(at.to)).toBe(buildIdOf('c'));
});

test('rolls back to what players had before, not to a release that was rolled back already', async () => {
  const at = places();
  for (const build of ['a', 'bad']) await putSmall(at, { build });
  await rollBack(at.to);
  await putSmall(at, { build: 'c' });
  await rollBack(at.to);
  expect(currentId(at.to)).toBe(buildIdOf('a'));
});

test('replaces the current release when the same build comes with other content', async () => {
  const at = places();
  await putSmall(at, { build: 'a', content: 'old' });
  await putSmall(at, { build: 'a', content: 'new' });
  expect(readFileSync(join(at.to, 'small/current/site/index.html'), 'utf8')).toContain('new');
  expect(readlinkSync(join(at.to, 'small/current'))).toBe(`releases/${buildIdOf('a')}`);
  expect(brokenRelease(releaseDir(at.to, 'a'))).toEqual([]);
  expect(readdirSync(join(at.to, 'small')).sort()).toEqual(
    ['.lock', 'current', 'history.json', 'releases', 'site'].sort(),
  );
});

test('gives no two releases files of one time, from which servers make the ETag', async () => {
  const at = places();
  for (const build of ['a', 'b', 'c']) await putSmall(at, { build });
  const times: number[] = JSON.parse(readFileSync(join(at.to, 'small/history.json'), 'utf8')).map(
    (entry: { at: number }) => entry.at,
  );
  expect(new Set(times).size).toBe(3);
});

test.each([
  [['--brand', 'smal'], 2, 'Did you mean "small"?'],
  [['--brand', 'small', '--env', 'staging'], 1, 'was built for "production", not for "staging"'],
  [['--brand', 'small', '--env', 'nope'], 2, 'which is no environment'],
  [['--brand', 'small', '--keep', 'all'], 2, 'it is a number from 0'],
  [['--brnad', 'small'], 2, "unknown option '--brnad'\n(Did you mean --brand?)"],
  [[], 2, 'Name the brand and the folder'],
  [['rolback', '--brand', 'small'], 2, 'Did you mean "rollback"?'],
  [['rollback', '--brand', 'small'], 2, 'There is no release of "small"'],
  [['rollback'], 2, '--brand'],
  [['rollback', '--brand', 'small', buildIdOf('a')], 2, 'too many arguments'],
  [['--brand', 'small', '--reload', ''], 2, 'it names no command'],
  [['--plan', 's3'], 2, 'Name the brand: --brand ID.'],
])('exits release %j with %i and a reason, and writes nothing', async (args, expected, reason) => {
  const { out, to } = places();
  writeSmallArtifact(out, { build: 'a' });
  const where = args[0]?.startsWith('roll') ? ['--to', to] : ['--to', to, '--out', out];
  const { code, stdout, stderr } = await runReleaseHere([...args, ...where]);
  expect({ code, stdout, stderr }).toEqual({
    code: expected,
    stdout: '',
    stderr: expect.stringContaining(reason),
  });
  expect(existsSync(to)).toBe(false);
});

test('names the nearest build for a rollback to an unknown one', async () => {
  const at = places();
  await putSmall(at, { build: 'a' });
  await expect(rollBack(at.to, buildIdOf('a').slice(0, 11))).rejects.toThrow(
    `Did you mean "${buildIdOf('a')}"?`,
  );
});

test('refuses an artifact that differs from its checksums, and leaves the current release', async () => {
  const at = places();
  await putSmall(at, { build: 'a' });
  writeSmallArtifact(at.out, { build: 'b' });
  writeFileSync(join(at.out, 'small/site/page-1.html'), 'hoax');
  const { code, stderr } = await runReleaseHere(['--brand', 'small', '--out', at.out, '--to', at.to]);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `${join(at.out, 'small/site/page-1.html')} differs from SHA256SUMS: build the brand again.\n`,
  });
  expect(currentId(at.to)).toBe(buildIdOf('a'));
  expect(releasesOf(at.to)).toEqual([buildIdOf('a')]);
});

test.each<[string, (site: string) => void, string]>([
  ['folder', (site) => mkdirSync(site), 'is no symbolic link'],
  ['link elsewhere', (site) => symlinkSync('releases', site), 'links to releases, not to current/site'],
])('switches nothing beside a web root that is a %s, by a release or a rollback', async (_, make, reason) => {
  const at = places();
  const site = join(at.to, 'small/site');
  const message = `${site} ${reason}: move it away and try again.`;
  mkdirSync(dirname(site), { recursive: true });
  make(site);
  expect(await releaseHere(at, 'a')).toEqual({ code: 1, stdout: '', stderr: `${message}\n` });
  expect(existsSync(join(at.to, 'small/current'))).toBe(false);
  rmSync(site, { recursive: true });
  for (const build of ['a', 'b']) expect((await releaseHere(at, build)).code).toBe(0);
  expect(readFileSync(join(site, 'builds/latest.json'), 'utf8')).toContain(buildIdOf('b'));
  rmSync(site);
  make(site);
  await expect(rollBack(at.to)).rejects.toThrow(message);
  expect(currentId(at.to)).toBe(buildIdOf('b'));
  rmSync(site, { recursive: true });
  await rollBack(at.to);
  expect(readFileSync(join(site, 'builds/latest.json'), 'utf8')).toContain(buildIdOf('a'));
});

test('prints which build runs where as a table and as JSON', async () => {
  const at = places();
  await putSmall(at, { build: 'a' });
  const { code, stdout } = await runReleaseHere(['status', '--to', at.to, '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual([
    {
      where: join(at.to, 'small'),
      brand: 'small',
      build: buildIdOf('a'),
      commit: null,
      env: 'production',
      timestamp: '2026-01-01T00:00:00Z',
      age: expect.any(Number),
      mainAhead: null,
      rulesAgree: true,
      error: null,
      comparedWith: null,
      moreErrors: null,
      views: null,
      viewsWithError: null,
    },
  ]);
  const table = (await runReleaseHere(['status', '--to', at.to])).stdout.split('\n');
  expect(table[0]).toMatch(/^where +brand +build +commit +env +age +main +rules and page$/);
  expect(table[1]).toMatch(
    new RegExp(`small +small +${buildIdOf('a')} +unknown +production +\\d+ \\w+ +unknown +agree$`),
  );
  expect(await runReleaseHere(['status'])).toMatchObject({
    code: 2,
    stderr: 'Name --to DIR, --url URL, --all or several.\n',
  });
});

test.each<[(to: string) => string[], (to: string) => string]>([
  [
    (to) => ['--to', to, 'small'],
    () =>
      "error: too many arguments for 'status'. Expected 0 arguments but got 1: small.\n(--help shows what there is)\n",
  ],
  [
    (to) => ['--to', to, '--brand', 'smal'],
    (to) => `There is no release of "smal" in ${to}. Did you mean "small"?\nThere are releases of: small.\n`,
  ],
  [
    (to) => ['--to', join(to, 'no')],
    (to) => `There is no folder ${join(to, 'no')}: --to names the one with <brand>/releases.\n`,
  ],
  [
    (to) => ['--to', join(to, 'small')],
    (to) => `There is no <brand>/releases in ${join(to, 'small')}. Did you mean --to ${to}?\n`,
  ],
])('exits the status of an unknown brand or folder with 2 (%#)', async (args, reason) => {
  const at = places();
  await putSmall(at, { build: 'a' });
  expect(await runReleaseHere(['status', ...args(at.to)])).toEqual({
    code: 2,
    stdout: '',
    stderr: reason(at.to),
  });
});
