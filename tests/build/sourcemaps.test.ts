import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { listFiles } from '../../scripts/build/compile/measureFiles.ts';
import { artifactDir, read } from './artifact.ts';
import { runScript } from './runScript.ts';
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

test('lists every option of sourcemaps with --help and exits with 0', async () => {
  const { code, stdout } = await runScript('sourcemaps', ['--help']);
  expect(code).toBe(0);
  for (const option of ['--brand', '--out', '--to', '--dry-run', '--upload'])
    expect(stdout).toContain(option);
});
