import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { planS3 } from '../../scripts/release/planS3.ts';
import { artifactDir, siteFiles } from './artifact.ts';
import { runReleaseHere } from './release.ts';

test('plans each file of the site once, hashed files first and pages before what announces the build', () => {
  const { uploads, invalidation } = planS3(artifactDir('maraxi'));
  const files = uploads.flatMap((upload) => upload.files);
  expect([...files].sort()).toEqual(
    siteFiles('maraxi').filter((file) => file !== '_headers' && file !== '_redirects'),
  );
  const index = (file: string) => files.indexOf(file);
  const scripts = files.filter((file) => /^assets\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(50);
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(Math.max(...scripts.map(index))).toBeLessThan(Math.min(...pages.map(index)));
  for (const file of ['sw.js', 'builds/latest.json'])
    expect(index(file)).toBeGreaterThan(Math.max(...pages.map(index)));
  expect(invalidation.paths).toEqual(
    expect.arrayContaining(['/index.html', '/sw.js', '/builds/latest.json']),
  );
  expect(invalidation.paths.filter((path) => path.startsWith('/assets/'))).toEqual([]);
});

test('states the caching of headers.json in each command', () => {
  for (const { files, command } of planS3(artifactDir('maraxi')).uploads) {
    const cache = files.includes('builds/latest.json')
      ? 'no-store'
      : files.some((file) => file.startsWith('assets/'))
        ? 'public, max-age=31536000, immutable'
        : null;
    expect(command).toMatch(/^aws s3 (sync|cp --recursive) /);
    if (cache) expect(command).toContain(`--cache-control '${cache}'`);
  }
});

test('states the type of files whose ending tells none', () => {
  const { uploads } = planS3(artifactDir('maraxi'));
  const typed = uploads.filter(({ command }) => command.includes('--content-type'));
  expect(
    typed.map(({ files, command }) => [files, / --content-type '([^']+)'/.exec(command)?.[1]]).sort(),
  ).toEqual([
    [['.well-known/apple-app-site-association'], 'application/json'],
    [['manifest.webmanifest'], 'application/manifest+json'],
  ]);
});

test('quotes the folder of the site, and refuses an artifact that differs from its sums', () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'bandeira plan ')), 'artifact');
  onTestFinished(() => rmSync(dirname(dir), { recursive: true, force: true }));
  cpSync(artifactDir('maraxi'), dir, { recursive: true, dereference: true });
  for (const { command } of planS3(dir).uploads) expect(command).toContain(` '${join(dir, 'site')}' `);
  appendFileSync(join(dir, 'site/index.html'), ' ');
  expect(() => planS3(dir)).toThrow('site/index.html differs from SHA256SUMS');
});

test('prints the plan without credentials or a folder to release to', async () => {
  const args = ['--brand', 'maraxi', '--out', inject('artifacts'), '--plan', 's3'];
  const { code, stdout, stderr } = await runReleaseHere(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.indexOf('aws s3 sync')).toBeLessThan(stdout.indexOf('# pages: '));
  expect(stdout).toContain('aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths ');
  const other = await runReleaseHere(['--brand', 'maraxi', '--plan', 's4']);
  expect(other).toMatchObject({ code: 2, stderr: expect.stringContaining('Allowed choices are s3') });
});
