import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { readIdentity } from '../../scripts/release/artifactIdentity.ts';
import { refusedBlocks } from '../../scripts/release/pagePolicy.ts';
import { release } from '../../scripts/release/release.ts';
import { rollback } from '../../scripts/release/rollback.ts';
import { siteClient } from '../../scripts/release/siteClient.ts';
import { artifactDir } from './artifact.ts';
import { type LiveServer, startLiveServers } from './liveServers.ts';
import { writeOtherBuild } from './otherBuild.ts';
import { currentId, putSmall, releasesOf, runRelease, runReleaseHere } from './release.ts';
import { buildIdOf, writeSmallArtifact } from './smallArtifact.ts';
import { temporaryDir } from './temporaryDir.ts';

const say = () => {};
const visitors = 300;

function visitorOf({ port, ca }: LiveServer) {
  const get = siteClient('https://maraxi.example', { connect: `127.0.0.1:${port}`, ca: readFileSync(ca) });
  return async (cookie = '', path = '/') => {
    const { status, headers, body } = await get(path, cookie ? { Cookie: cookie } : {});
    const html = body.toString();
    return {
      status,
      build: /"build":\{"id":"([0-9a-f]+)"/.exec(html)?.[1],
      cookie: headers['set-cookie']?.[0]?.split(';')[0],
      flags: headers['set-cookie']?.[0]?.split('; ').slice(1),
      refused: refusedBlocks(html, String(headers['content-security-policy'] ?? '')),
    };
  };
}

test('gives a canary to its share of visitors, who keep it, on nginx and Caddy', {
  timeout: 240_000,
}, async () => {
  const [to, next] = [temporaryDir(), temporaryDir()];
  const command = { brand: 'maraxi', env: 'production', to, keep: 3 };
  const { id: first } = await release({ ...command, out: inject('artifacts') }, say);
  writeOtherBuild(artifactDir('maraxi'), join(next, 'maraxi'));
  const { id: second } = readIdentity(join(next, 'maraxi'));
  const servers = await startLiveServers(to, 'maraxi', 'maraxi.example');
  const reload = servers.map((server) => `(${server.reload})`).join(' && ');
  const visits = servers.map(visitorOf);
  for (const visit of visits)
    expect(await visit()).toMatchObject({ build: first, cookie: undefined, refused: [] });

  // A server that refuses the rules keeps everything as it is.
  const rules = () => readFileSync(join(to, 'maraxi/rules/nginx.conf'), 'utf8');
  const before = rules();
  await expect(release({ ...command, out: next, reload: 'exit 3' }, say)).rejects.toThrow(
    'The server did not read its rules: "exit 3" ended with 3.',
  );
  expect(currentId(to, 'maraxi')).toBe(first);
  expect(rules()).toBe(before);

  const canary = ['--canary', '20', '--reload', reload];
  const started = await runRelease(['--brand', 'maraxi', '--to', to, '--out', next, ...canary]);
  expect(started).toMatchObject({ code: 0, stdout: `maraxi: 20 % of the visitors get ${second}\n` });
  const rows = JSON.parse((await runReleaseHere(['status', '--to', to, '--json'])).stdout);
  expect(rows.map(({ where, build }: { where: string; build: string }) => [where, build])).toEqual([
    [join(to, 'maraxi'), first],
    [`${join(to, 'maraxi')} (canary)`, second],
  ]);
  for (const visit of visits) {
    const drawn = await Promise.all(Array.from({ length: visitors }, () => visit()));
    const share = drawn.filter(({ build }) => build === second).length / visitors;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.3);
    for (const id of [first, second]) {
      const one = drawn.find(({ build }) => build === id);
      expect(one).toMatchObject({
        cookie: `maraxi-release=${id}`,
        flags: ['Path=/', 'Max-Age=604800', 'Secure', 'HttpOnly', 'SameSite=Lax'],
        refused: [],
      });
      for (const path of ['/', '/casino', '/play/studio/game', '/'])
        expect(await visit(`a=b; ${one?.cookie}; c=d`, path)).toEqual({
          status: 200,
          build: id,
          cookie: undefined,
          flags: undefined,
          refused: [],
        });
    }
    // Files answer whichever build names them, and set no cookie.
    const assets = join(next, 'maraxi/site/assets');
    const [file = ''] = readdirSync(assets).filter((name) => name.startsWith('next-'));
    expect(await visit(`maraxi-release=${first}`, `/assets/${file}`)).toMatchObject({
      status: 200,
      cookie: undefined,
    });
    // The cookie of an earlier canary draws again.
    expect(await visit('maraxi-release=0123456789ab')).toMatchObject({
      cookie: expect.stringContaining('maraxi-release='),
    });
  }

  // Both ends of a canary: back to the current release, and on to all visitors.
  await rollback({ brand: 'maraxi', to, canary: true, reload }, say);
  await expect(rollback({ brand: 'maraxi', to, canary: true }, say)).rejects.toThrow('There is no canary');
  for (const visit of visits)
    expect(await visit(`maraxi-release=${second}`)).toMatchObject({ build: first, cookie: undefined });
  await release({ ...command, out: next, canary: 20, reload }, say);
  await release({ ...command, out: next, reload }, say);
  for (const visit of visits)
    expect(await visit(`maraxi-release=${first}`)).toMatchObject({
      build: second,
      cookie: undefined,
      refused: [],
    });
  expect(rules()).not.toContain('split_clients');
});

test('keeps the current release beside a canary, also with --keep 0', async () => {
  const dir = temporaryDir();
  const at = { out: join(dir, 'dist'), to: join(dir, 'srv') };
  const deploy = { 'routes.json': '{"routes":[]}' };
  await putSmall(at, { build: 'a', deploy });
  writeSmallArtifact(at.out, { build: 'b', deploy });
  await release({ brand: 'small', env: 'production', ...at, keep: 0, canary: 10 }, say);
  expect(currentId(at.to)).toBe(buildIdOf('a'));
  expect(releasesOf(at.to)).toEqual(['a', 'b'].map(buildIdOf).sort());
});

test.each([
  [['--canary', '0'], 2, 'it is a percentage from 1 to 99'],
  [['--canary', 'all'], 2, 'it is a percentage from 1 to 99'],
  [['--canary', '10'], 1, 'A canary needs another build than the current one of "small"'],
])('refuses %j of the build that is current with %i', async (args, expected, reason) => {
  const dir = temporaryDir();
  const at = { out: join(dir, 'dist'), to: join(dir, 'srv') };
  await putSmall(at, { build: 'a' });
  const there = ['--brand', 'small', '--to', at.to, '--out', at.out];
  const { code, stderr } = await runReleaseHere([...there, ...args]);
  expect({ code, stderr }).toEqual({ code: expected, stderr: expect.stringContaining(reason) });
  expect(existsSync(join(at.to, 'small/canary'))).toBe(false);
});
