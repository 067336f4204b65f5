import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { cacheFolder, projectRoot } from '../../scripts/artifact/projectPaths.ts';
import { SpareArtifacts } from '../../scripts/artifact/SpareArtifacts.ts';
import { brokenFiles, filesBelow, folderHash } from './artifact.ts';
import { runBuild, temporaryFolder } from './runScript.ts';

const brands = ['maraxi', 'tucavo', 'velvora', 'default'];
const build = (out: string, options?: Parameters<typeof runBuild>[1]) =>
  runBuild(['--brand', brands.join(), '--out', out], options);

function expectWhole(out: string): void {
  for (const brand of brands)
    expect({ brand, broken: brokenFiles(join(out, brand)) }).toEqual({ brand, broken: [] });
}

test('killed at any moment, the last good artifacts stay whole, and the next build leaves nothing behind', async () => {
  const out = temporaryFolder();
  const startedAt = performance.now();
  expect((await build(out)).code).toBe(0);
  const wholeMs = performance.now() - startedAt;
  for (let moment = 1; moment <= 5; moment += 1) {
    // Another environment, so that every file of the brand would change.
    await build(out, {
      killAfterMs: (wholeMs * (moment + Math.random())) / 6,
      env: { SOURCE_DATE_EPOCH: String(1e9 + moment) },
    });
    expectWhole(out);
  }
  expect((await build(out)).code).toBe(0);
  expectWhole(out);
  expect(readdirSync(out).sort()).toEqual([...brands].sort());
});

test('the next artifact is made of the one before the last, and of nothing that was done to it there', async () => {
  const out = temporaryFolder();
  for (let release = 0; release < 2; release += 1)
    expect((await runBuild(['--brand', 'velvora', '--out', out])).code).toBe(0);
  const whole = folderHash(join(out, 'velvora'));
  const spare = join(new SpareArtifacts(cacheFolder(projectRoot, 'spares'), out).folder, 'velvora');
  const { ino } = statSync(join(spare, 'site'));
  for (const path of filesBelow(spare)) {
    rmSync(join(spare, path));
    writeFileSync(join(spare, path), 'hoax');
    utimesSync(join(spare, path), 0, 0);
  }
  writeFileSync(join(spare, 'site/foreign.html'), 'foreign');
  expect((await runBuild(['--brand', 'velvora', '--out', out])).code).toBe(0);
  expect(statSync(join(out, 'velvora/site')).ino).toBe(ino);
  expect(folderHash(join(out, 'velvora'))).toBe(whole);
});

test('two builds at once into the same folder leave one whole artifact of each brand', async () => {
  const out = temporaryFolder();
  const runs = await Promise.all(
    ['1000000000', '1100000000'].map((time) => build(out, { env: { SOURCE_DATE_EPOCH: time } })),
  );
  expect(runs.map(({ code, stderr }) => ({ code, failed: stderr.includes('Nothing was written') }))).toEqual([
    { code: 0, failed: false },
    { code: 0, failed: false },
  ]);
  expectWhole(out);
  expect(readdirSync(out).sort()).toEqual([...brands].sort());
});

let mounted: string | null = null;
afterEach(() => {
  if (mounted) execFileSync('umount', [mounted]);
  mounted = null;
});

/** A disk of a few megabytes where we may mount one; a limit on the size of each file where not. */
function fullDisk(out: string): NodeJS.ProcessEnv | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=14m', 'tmpfs', out], { stdio: 'ignore' });
    mounted = out;
    return {};
  } catch {
    return null;
  }
}

test('a disk that is full is one sentence, and the last good artifact stays whole', async () => {
  const out = join(temporaryFolder(), 'dist');
  mkdirSync(out);
  const canMount = fullDisk(out) !== null;
  expect((await runBuild(['--brand', 'tucavo', '--out', out])).code).toBe(0);
  if (canMount) {
    const { code, stderr } = await build(out);
    expect(code).toBe(1);
    expect(stderr).toContain('The disk is full. Free some space and try again');
    expect(stderr).not.toContain('    at ');
    expect(readdirSync(out)).toEqual(['tucavo']);
  } else {
    // Without the right to mount, the shell's limit on file sizes (in blocks of 512 bytes) makes writes fail.
    const command = `ulimit -f 40; trap '' XFSZ; exec "$0" "$@"`;
    const script = join(import.meta.dirname, '../../scripts/build.ts');
    expect(() =>
      execFileSync('sh', ['-c', command, process.execPath, script, '--brand', 'tucavo', '--out', out], {
        stdio: 'ignore',
      }),
    ).toThrow();
  }
  expect(existsSync(join(out, 'tucavo'))).toBe(true);
  expect(brokenFiles(join(out, 'tucavo'))).toEqual([]);
});
