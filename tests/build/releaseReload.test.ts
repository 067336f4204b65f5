import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { releaseDir } from '../../scripts/release/releaseDir.ts';
import { areRulesUnread, reloadServer } from '../../scripts/release/serverRules.ts';
import { type Places, runReleaseHere } from './release.ts';
import { buildIdOf, writeSmallArtifact } from './smallArtifact.ts';
import { temporaryDir } from './temporaryDir.ts';

const places = () => {
  const dir = temporaryDir();
  return { out: join(dir, 'dist'), to: join(dir, 'srv'), log: join(dir, 'reloads') };
};

const rulesOf = (mark: string) => ({
  'routes.json': '{"routes":[]}',
  'nginx.conf': `server {\n    root /srv/small/site;\n    # ${mark}\n}\n`,
  Caddyfile: `small.example {\n\troot * /srv/small/site\n\t# ${mark}\n}\n`,
});

function releaseBuild({ out, to }: Places, build: string, args: readonly string[] = [], mark = build) {
  writeSmallArtifact(out, { build, deploy: rulesOf(mark) });
  return runReleaseHere(['--brand', 'small', '--out', out, '--to', to, ...args]);
}

// What a visitor and the server see.
function seen(to: string) {
  const dir = join(to, 'small');
  const read = (name: string) => readFileSync(join(dir, 'rules', name), 'utf8');
  const names = existsSync(join(dir, 'rules')) ? readdirSync(join(dir, 'rules')) : [];
  return {
    current: readlinkSync(join(dir, 'current')),
    canary: existsSync(join(dir, 'canary')) ? readlinkSync(join(dir, 'canary')) : null,
    rules: names.filter((name) => name !== 'unread').map(read),
    history: readFileSync(join(dir, 'history.json'), 'utf8'),
  };
}

const hint = 'The server rules are others than before: let the server read them again.\n';
const refused = (consequence: string) => ({
  code: 1,
  stdout: '',
  stderr: `The server did not read its rules: "exit 3" ended with 3. ${consequence}\n`,
});
const asBefore = refused('Everything stays as it was.');

test('leaves links, rules and history as they were when the server refuses a release or a canary', async () => {
  const at = places();
  expect((await releaseBuild(at, 'a')).stderr).toBe(hint);
  const whole = seen(at.to);
  expect(await releaseBuild(at, 'b', ['--reload', 'exit 3'])).toEqual(asBefore);
  expect(seen(at.to)).toEqual(whole);
  expect(await releaseBuild(at, 'b', ['--canary', '10', '--reload', 'exit 3'])).toEqual(asBefore);
  // A server that did read the new rules finds the current release behind the link.
  expect(seen(at.to)).toEqual({ ...whole, canary: whole.current });
  expect((await releaseBuild(at, 'b', ['--canary', '10', '--reload', 'true'])).code).toBe(0);
  const canary = seen(at.to);
  expect(canary.canary).toBe(`releases/${buildIdOf('b')}`);
  for (const args of [[], ['--canary', '20']])
    expect(await releaseBuild(at, 'c', [...args, '--reload', 'exit 3'])).toEqual(asBefore);
  expect(seen(at.to)).toEqual(canary);
});

test('ends a reload command that hangs, and takes the rules as unread', async () => {
  const at = places();
  await releaseBuild(at, 'a');
  const dir = releaseDir(at.to, 'small');
  const started = Date.now();
  expect(() => reloadServer(dir, "trap '' TERM; exec sleep 20", 'Everything stays as it was.', 500)).toThrow(
    `"trap '' TERM; exec sleep 20" did not end within 0.5 seconds. Everything stays as it was.`,
  );
  expect(Date.now() - started).toBeLessThan(10_000);
  expect(areRulesUnread(dir)).toBe(true);
});

test('ends the processes of a reload command that hangs', async () => {
  const at = places();
  await releaseBuild(at, 'a');
  const dir = releaseDir(at.to, 'small');
  const command = `sleep 20 & echo $! > ${at.log}; wait`;
  expect(() => reloadServer(dir, command, 'Everything stays as it was.', 500)).toThrow('did not end');
  const isRunning = () => {
    const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', readFileSync(at.log, 'utf8').trim()]);
    return !/^Z|^$/.test(String(stdout).trim());
  };
  await expect.poll(isRunning).toBe(false);
});

test('removes rules that a failed release has brought', async () => {
  const at = places();
  await releaseBuild(at, 'a');
  rmSync(join(at.to, 'small/rules'), { recursive: true });
  expect(await releaseBuild(at, 'b', ['--reload', 'exit 3'])).toEqual(asBefore);
  expect(seen(at.to).rules).toEqual([]);
});

test('runs the reload command until the server has read the rules, and says without one that it has not', async () => {
  const at = places();
  const reload = ['--reload', `echo >> ${at.log}`];
  const reloads = () => (existsSync(at.log) ? readFileSync(at.log, 'utf8').length : 0);
  const id = buildIdOf('a');
  // The first release has no rules to go back to.
  expect(await releaseBuild(at, 'a', ['--reload', 'exit 3'])).toEqual(
    refused(`${id} is current: repeat the command when the server can read them.`),
  );
  expect(existsSync(join(at.to, 'small/site/index.html'))).toBe(true);
  for (let time = 0; time < 2; time += 1)
    expect(await releaseBuild(at, 'a')).toEqual({
      code: 0,
      stdout: `small: ${id} is current\n`,
      stderr: hint,
    });
  await releaseBuild(at, 'a', reload);
  const read = reloads();
  expect(read).toBeGreaterThan(0);
  expect((await releaseBuild(at, 'a', reload)).stderr).toBe('');
  expect((await releaseBuild(at, 'b', [], 'a')).stderr).toBe('');
  expect(reloads()).toBe(read);
});

test('says that the server has to read the rules of a canary, and those of its end', async () => {
  const at = places();
  await releaseBuild(at, 'a', ['--reload', 'true']);
  expect((await releaseBuild(at, 'b', ['--canary', '10'])).stderr).toBe(hint);
  expect((await runReleaseHere(['rollback', '--canary', '--brand', 'small', '--to', at.to])).stderr).toBe(
    hint,
  );
});
