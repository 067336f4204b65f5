import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { listFiles } from '../../scripts/build/compile/measureFiles.ts';
import { artifactDir, read } from './artifact.ts';
import { runScript } from './runScript.ts';
import { runScriptHere } from './runScriptHere.ts';
import { temporaryDir } from './temporaryDir.ts';

test('lists source maps of a built brand next to their scripts, under the release that its pages name', async () => {
  const to = temporaryDir();
  const args = ['--brand', 'tucavo', '--out', inject('artifacts'), '--to', to];
  const { code, stdout, stderr } = await runScript('sourcemaps', [...args, '--dry-run']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringContaining('rror') });
  const { id } = JSON.parse(read('tucavo', 'site/builds/latest.json'));
  expect(stdout).toContain(`Version: ${id} · Service: web-tucavo`);
  const maps = listFiles(join(artifactDir('tucavo'), 'sourcemaps'));
  expect(listFiles(to)).toEqual(maps.flatMap((map) => [map.replace(/\.map$/, ''), map]).sort());
  // The tool must name each script by the path that pages fetch.
  for (const map of maps)
    expect(stdout).toContain(`${join(to, map)} for JS file available at /${map.replace(/\.map$/, '')}\n`);
  expect(stdout).toContain(`Handled ${maps.length} sourcemaps with success`);
  const [first = ''] = maps;
  expect(JSON.parse(readFileSync(join(to, first), 'utf8')).sourcesContent.length).toBeGreaterThan(0);
});

test.each([
  [['--brand', 'tucavoo'], 2, 'Did you mean "tucavo"?'],
  [[], 2, '--brand'],
  [['--brand', 'tucavo', '--uplaod'], 2, "unknown option '--uplaod'"],
  [['--brand', 'tucavo', '--upload'], 1, 'DATADOG_API_KEY is not set'],
])('exits sourcemaps %j with %i and a reason', async (args, expected, reason) => {
  const to = temporaryDir();
  const { code, stderr } = await runScript('sourcemaps', [...args, '--out', inject('artifacts'), '--to', to]);
  expect({ code, stderr }).toEqual({ code: expected, stderr: expect.stringContaining(reason) });
});

const stage = (to: string) =>
  runScriptHere('sourcemaps', ['--brand', 'tucavo', '--out', inject('artifacts'), '--to', to]);

test('replaces what an earlier run left in --to, and refuses a folder that holds anything else', async () => {
  const to = temporaryDir();
  for (const _ of ['first', 'again']) expect(await stage(to)).toMatchObject({ code: 0, stderr: '' });
  const staged = listFiles(to);
  const [script = ''] = staged;
  for (const foreign of ['notes.txt', '.git/HEAD', 'assets/logo.svg', 'assets/alone.js.map']) {
    mkdirSync(dirname(join(to, foreign)), { recursive: true });
    writeFileSync(join(to, foreign), 'mine');
    expect(await stage(to)).toEqual({
      code: 1,
      stdout: '',
      stderr: `--to ${to} holds more than source maps and their scripts: ${foreign.split('/HEAD')[0]} would be lost. Name a new folder, or an empty one.\n`,
    });
    expect(listFiles(to)).toEqual([...staged, foreign].sort());
    rmSync(join(to, foreign.split('/HEAD')[0] ?? ''), { recursive: true });
  }
  expect((await stage(join(to, script))).stderr).toContain('is a file: name a folder');
});

test('says when an artifact has no source maps, and leaves what an earlier run laid', async () => {
  const [out, to] = [temporaryDir(), temporaryDir()];
  expect(await stage(to)).toMatchObject({ code: 0 });
  const staged = listFiles(to);
  cpSync(join(artifactDir('tucavo'), 'site/200.html'), join(out, 'tucavo/site/200.html'));
  const args = ['--brand', 'tucavo', '--out', out, '--to', to];
  expect(await runScriptHere('sourcemaps', args)).toEqual({
    code: 1,
    stdout: '',
    stderr: `There are no source maps in ${join(out, 'tucavo/sourcemaps')}: build the brand again; releases have none.\n`,
  });
  expect(listFiles(to)).toEqual(staged);
});

test.each(['--to', '--out'])('refuses an empty %s, which would be the current directory', async (option) => {
  const args = ['--brand', 'tucavo', '--out', inject('artifacts'), '--to', temporaryDir()];
  const { code, stderr } = await runScriptHere('sourcemaps', [...args, option, '']);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('it names no folder') });
});

test('lists every option of sourcemaps with --help and exits with 0', async () => {
  const { code, stdout } = await runScript('sourcemaps', ['--help']);
  expect(code).toBe(0);
  for (const option of ['--brand', '--out', '--to', '--dry-run', '--upload'])
    expect(stdout).toContain(option);
});
