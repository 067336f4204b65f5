import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasMoreErrors } from '../../scripts/release/compareErrors.ts';
import { releaseDir, switchLink } from '../../scripts/release/releaseDir.ts';
import type { StatusRow } from '../../scripts/release/status.ts';
import { startDatadog } from './datadogServer.ts';
import { putSmall, runReleaseHere } from './release.ts';
import { buildIdOf } from './smallArtifact.ts';
import { temporaryDir } from './temporaryDir.ts';

// A brand whose current build has another one before it, and a canary when asked.
async function releasesOf({ withCanary }: { withCanary: boolean }) {
  const root = temporaryDir();
  const at = { out: join(root, 'dist'), to: join(root, 'srv') };
  await putSmall(at, { build: 'first' });
  await putSmall(at, { build: 'second' });
  const dir = releaseDir(at.to, 'small');
  if (withCanary) switchLink(dir, 'canary', join(dir.releases, buildIdOf('first')));
  return at.to;
}

const [first, second] = [buildIdOf('first'), buildIdOf('second')];

async function statusRows(to: string, env: NodeJS.ProcessEnv, args: string[] = []) {
  const { code, stdout, stderr } = await runReleaseHere(['status', '--to', to, '--json', ...args], env);
  const rows: StatusRow[] = JSON.parse(stdout);
  return { code, stderr, rows };
}

test('compares the errors of the current build with those of the build before it', async () => {
  const to = await releasesOf({ withCanary: false });
  const fine = await startDatadog({ [first]: [4000, 40], [second]: [1000, 12] });
  const { code, rows } = await statusRows(to, fine.env);
  expect(code).toBe(0);
  expect(rows).toMatchObject([
    { build: second, comparedWith: first, views: 1000, viewsWithError: 12, moreErrors: false },
  ]);
  expect(fine.asked.map(({ path, keys }) => [path, keys])).toEqual(
    Array(2).fill(['POST /api/v2/rum/analytics/aggregate', ['key', 'app']]),
  );
  const { body } = fine.asked[0] ?? {};
  expect(body?.filter.query).toContain(`@type:view version:(${second} OR ${first})`);
  expect([body?.filter.from, body?.group_by[0]?.facet]).toEqual(['now-60m', 'version']);

  const broken = await startDatadog({ [first]: [4000, 40], [second]: [1000, 60] });
  const worse = await statusRows(to, broken.env, ['--last', '15']);
  expect([worse.code, worse.rows[0]?.moreErrors]).toEqual([1, true]);
  expect(broken.asked[0]?.body.filter.from).toBe('now-15m');
  const table = (await runReleaseHere(['status', '--to', to], broken.env)).stdout;
  expect(table).toMatch(/pages with errors\n/);
  expect(table).toMatch(/6\.00 % of 1000 views, MORE THAN BEFORE\n/);
});

test('compares the errors of a canary with those of the current build', async () => {
  const to = await releasesOf({ withCanary: true });
  const { env } = await startDatadog({ [first]: [300, 30], [second]: [4000, 40] });
  const { code, rows } = await statusRows(to, env, ['--brand', 'small']);
  expect(code).toBe(1);
  expect(rows.map(({ build, comparedWith, moreErrors }) => [build, comparedWith, moreErrors])).toEqual([
    [second, null, null],
    [first, second, true],
  ]);
});

test('asks no monitoring that is not configured', async () => {
  const to = await releasesOf({ withCanary: false });
  const { asked, env } = await startDatadog({ [second]: [10, 1] });
  const { code, rows } = await statusRows(to, { DD_SITE: env.DD_SITE });
  expect([code, rows[0]?.views, rows[0]?.moreErrors]).toEqual([0, null, null]);
  expect(asked).toEqual([]);
  expect((await runReleaseHere(['status', '--to', to])).stdout).not.toContain('pages with errors');
});

test.each([
  [403, {}, 'status 403, it refuses the keys: DD_APP_KEY needs the permission rum_apps_read.'],
  [429, {}, 'status 429, it has answered too many requests: try again later.'],
  [200, { DD_APP_KEY: '' }, 'The error rates need DD_APP_KEY as well.'],
  [200, { DD_SITE: 'http://example.com' }, 'DD_SITE is "http://example.com", which is no site of Datadog'],
  [200, { DD_SITE: 'http://127.0.0.1:9' }, 'The error rates are unknown: http://127.0.0.1:9: '],
])(
  'prints the builds and the reason when the monitoring answers %i with %j',
  async (status, changes, reason) => {
    const to = await releasesOf({ withCanary: false });
    const { env } = await startDatadog({}, status);
    const { code, rows, stderr } = await statusRows(to, { ...env, ...changes });
    expect({ code, build: rows[0]?.build, stderr }).toEqual({
      code: 1,
      build: second,
      stderr: expect.stringContaining(reason),
    });
  },
);

test.each([
  ['a clear difference', [1000, 60], [4000, 40], true],
  ['a difference by chance', [1000, 14], [4000, 40], false],
  ['few errors', [20, 4], [4000, 40], false],
  ['fewer errors', [1000, 0], [4000, 400], false],
  ['no views', [0, 0], [4000, 40], null],
  ['nothing before', [1000, 60], [0, 0], null],
] as const)('judges %s', (_, [views, withError], [before, errorsBefore], expected) => {
  expect(hasMoreErrors({ views, withError }, { views: before, withError: errorsBefore })).toBe(expected);
});
