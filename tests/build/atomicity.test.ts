import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { listFiles } from '../../scripts/build/compile/measureFiles.ts';
import { brokenFiles, dirHash } from './artifact.ts';
import { runBuild } from './runScript.ts';
import { temporaryDir } from './temporaryDir.ts';

const brands = ['maraxi', 'default'];
const build = (out: string, options?: Parameters<typeof runBuild>[1]) =>
  runBuild(['--brand', brands.join(), '--out', out], options);

function expectWhole(out: string): void {
  for (const brand of brands)
    expect({ brand, broken: brokenFiles(join(out, brand)) }).toEqual({ brand, broken: [] });
}

test('keeps the last good artifacts when killed at any moment, and cleans up in the next build', async () => {
  const out = temporaryDir();
  const startedAt = performance.now();
  expect((await build(out)).code).toBe(0);
  const wholeMs = performance.now() - startedAt;
  for (let moment = 1; moment <= 4; moment += 1) {
    // Another environment, so that every file of the brand would change.
    await build(out, {
      killAfterMs: (wholeMs * (moment + Math.random())) / 5,
      env: { SOURCE_DATE_EPOCH: String(1e9 + moment) },
    });
    expectWhole(out);
  }
  expect((await build(out)).code).toBe(0);
  expectWhole(out);
  expect(readdirSync(out).sort()).toEqual([...brands].sort());
});

test('the next artifact takes nothing from what was done to the last one', async () => {
  const out = temporaryDir();
  const velvora = join(out, 'velvora');
  expect((await runBuild(['--brand', 'velvora', '--out', out])).code).toBe(0);
  const whole = dirHash(velvora);
  for (const path of listFiles(velvora)) {
    rmSync(join(velvora, path));
    writeFileSync(join(velvora, path), 'hoax');
    utimesSync(join(velvora, path), 0, 0);
  }
  writeFileSync(join(velvora, 'site/foreign.html'), 'foreign');
  expect((await runBuild(['--brand', 'velvora', '--out', out])).code).toBe(0);
  expect(dirHash(velvora)).toBe(whole);
});

test('leaves one complete artifact of each brand after two concurrent builds', async () => {
  const out = temporaryDir();
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

// A disk of a few megabytes where mounting is allowed, else a limit on file sizes.
function fullDisk(out: string): NodeJS.ProcessEnv | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=14m', 'tmpfs', out], { stdio: 'ignore' });
    mounted = out;
    return {};
  } catch {
    return null;
  }
}

test('reports a full disk in one sentence and keeps the last good artifact', async () => {
  const out = join(temporaryDir(), 'dist');
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
