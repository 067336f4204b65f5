import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { brokenRelease, currentId, releaseSmall, releasesOf, runRelease } from './release.ts';
import { buildIdOf, writeSmallArtifact } from './smallArtifact.ts';
import { temporaryDir } from './temporaryDir.ts';

const longestMs = 20_000;
const tidy = ['.lock', 'current', 'history.json', 'releases', 'site'];

test('keeps one whole release current when killed at any moment, and cleans up in the next release', async () => {
  const dir = temporaryDir();
  const at = { out: join(dir, 'dist'), to: join(dir, 'srv') };
  const current = join(at.to, 'small/current');
  const pages = 60;
  const startedAt = performance.now();
  expect((await releaseSmall(at, { build: 'first', pages })).code).toBe(0);
  const wholeMs = performance.now() - startedAt;
  let killed = 0;
  for (let round = 1; round <= 20 && performance.now() - startedAt < longestMs; round += 1) {
    const options = { killAfterMs: wholeMs * (0.2 + Math.random() * 0.8) };
    // By turns another build, other content of one build, and a rollback.
    const run =
      round % 5 === 4
        ? await runRelease(['rollback', '--brand', 'small', '--to', at.to], options)
        : await releaseSmall(
            at,
            { build: round % 2 === 0 ? 'again' : `build ${round}`, content: `${round}`, pages },
            ['--keep', '2'],
            options,
          );
    if (run.code === null) killed += 1;
    expect({ round, broken: brokenRelease(current) }).toEqual({ round, broken: [] });
  }
  expect(killed).toBeGreaterThan(0);
  expect((await releaseSmall(at, { build: 'last' }, ['--keep', '2'])).code).toBe(0);
  expect(currentId(at.to)).toBe(buildIdOf('last'));
  expect(readdirSync(join(at.to, 'small')).sort()).toEqual(tidy);
  for (const id of releasesOf(at.to)) expect(brokenRelease(join(at.to, 'small/releases', id))).toEqual([]);
  expect(releasesOf(at.to).length).toBeLessThanOrEqual(3);
});

test('runs concurrent releases of one brand one after the other', async () => {
  const dir = temporaryDir();
  const to = join(dir, 'srv');
  const builds = ['a', 'b', 'c', 'd'];
  const runs = await Promise.all(
    builds.map((build) => releaseSmall({ out: join(dir, build), to }, { build, pages: 40 })),
  );
  expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect(releasesOf(to)).toEqual(builds.map(buildIdOf).sort());
  for (const build of builds) expect(brokenRelease(join(to, 'small/releases', buildIdOf(build)))).toEqual([]);
  const order: { id: string }[] = JSON.parse(readFileSync(join(to, 'small/history.json'), 'utf8'));
  expect(order.map(({ id }) => id).sort()).toEqual(builds.map(buildIdOf).sort());
  expect(currentId(to)).toBe(order.at(-1)?.id);
  expect(readdirSync(join(to, 'small')).sort()).toEqual(tidy);
});

let mounted: string | null = null;
afterEach(() => {
  if (mounted) execFileSync('umount', [mounted]);
  mounted = null;
});

// False where mounting is not allowed.
function mountSmallDisk(dir: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', dir], { stdio: 'ignore' });
    mounted = dir;
    return true;
  } catch {
    return false;
  }
}

test('reports a full disk in one sentence and keeps the current release', async () => {
  const dir = temporaryDir();
  const at = { out: join(dir, 'dist'), to: join(dir, 'srv') };
  mkdirSync(at.to);
  const canMount = mountSmallDisk(at.to);
  expect((await releaseSmall(at, { build: 'a' })).code).toBe(0);
  if (canMount) {
    const { code, stderr } = await releaseSmall(at, { build: 'b', pages: 600 });
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('The disk is full.') });
    expect(stderr).not.toContain('    at ');
  } else {
    // The shell's limit on file sizes (in blocks of 512 bytes) makes a write fail.
    writeSmallArtifact(at.out, { build: 'b', content: 'x'.repeat(60_000) });
    const script = join(import.meta.dirname, '../../scripts/release.ts');
    const args = [script, '--brand', 'small', '--out', at.out, '--to', at.to];
    expect(() =>
      execFileSync('sh', ['-c', `ulimit -f 40; trap '' XFSZ; exec "$0" "$@"`, process.execPath, ...args], {
        stdio: 'ignore',
      }),
    ).toThrow();
  }
  expect(currentId(at.to)).toBe(buildIdOf('a'));
  expect(brokenRelease(join(at.to, 'small/current'))).toEqual([]);
  expect(readdirSync(join(at.to, 'small')).sort()).toEqual(tidy);
  expect((await releaseSmall(at, { build: 'c' })).code).toBe(0);
});
