import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { projectRoot } from '../../scripts/cli/projectPaths.ts';
import { readIdentity } from '../../scripts/release/artifactIdentity.ts';
import { refusedBlocks } from '../../scripts/release/pagePolicy.ts';
import { release } from '../../scripts/release/release.ts';
import { type SiteClient, siteClient } from '../../scripts/release/siteClient.ts';
import { startLiveServers } from './liveServers.ts';
import { openTab } from './openTab.ts';
import { writeOtherBuild } from './otherBuild.ts';
import { brokenRelease, currentId, runRelease } from './release.ts';
import { runBuild } from './runScript.ts';
import { temporaryDir } from './temporaryDir.ts';

const paths = ['/', '/casino', '/providers', '/promotions', '/user/wallet'];
const encodings = ['br', 'gzip', 'identity'];
const visitsPerStep = 4;
const filesPerVisit = 8;

// The keys of the import map are no files.
const namedFiles = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/(?:assets|brand)\/[\w./@-]+\.\w+(?!":|\w)/g)].map(([path]) => path)),
];

const some = <T>(all: readonly T[], count: number): T[] =>
  Array.from(
    { length: Math.min(count, all.length) },
    () => all[Math.floor(Math.random() * all.length)],
  ).filter((one) => one !== undefined);

// Loads pages, and files of these pages and of tabs opened before, until it is stopped.
function createLoad(server: string, get: SiteClient) {
  const builds = new Set<string>();
  const files = new Set<string>();
  const problems: string[] = [];
  let visits = 0;
  let isStopped = false;
  const ask = async (path: string, encoding = 'identity') => {
    const send = () => get(path, { 'Accept-Encoding': encoding });
    // A server that reloads may drop a connection that waits for its first request. A client opens another one, and
    // a second drop in a row is a problem.
    const response = await send()
      .catch((error: unknown) => {
        if (!/before secure TLS connection|socket hang up|ECONNRESET/.test(String(error))) throw error;
        return send();
      })
      .catch((error: unknown) => {
        throw new Error(`${server} ${path}: ${String(error)}`);
      });
    if (response.status !== 200) problems.push(`${server} ${path}: status ${response.status}`);
    return response;
  };
  const visit = async () => {
    const path = paths[visits % paths.length] ?? '/';
    const { body, headers: sent } = await ask(path);
    const html = body.toString();
    const refused = refusedBlocks(html, String(sent['content-security-policy']));
    problems.push(...refused.map((block) => `${server} ${path}: the policy refuses ${block}`));
    const [, build = 'none'] = /"build":\{"id":"([0-9a-f]+)"/.exec(html) ?? [];
    builds.add(build);
    const named = namedFiles(html);
    for (const file of named) files.add(file);
    for (const file of [...some(named, filesPerVisit), ...some([...files], filesPerVisit)])
      await ask(file, encodings[Math.floor(Math.random() * encodings.length)]);
    visits += 1;
  };
  const running = (async () => {
    while (!isStopped) await visit();
  })().catch((error: unknown) => {
    problems.push(String(error));
  });
  return {
    builds,
    problems,
    moreVisits: async () => {
      const enough = visits + visitsPerStep;
      await expect
        .poll(() => visits >= enough || problems.length > 0, { timeout: 60_000, interval: 20 })
        .toBe(true);
    },
    // Each file that any page named, once more.
    stop: async () => {
      isStopped = true;
      await running;
      for (const file of files) await ask(file);
      return files.size;
    },
  };
}

// In another process, because the reload command waits for old workers of the server, and these wait for open requests
// of the load in this process.
async function runWhole(args: readonly string[]): Promise<void> {
  const { code, stderr } = await runRelease(args);
  expect({ code, stderr }).toMatchObject({ code: 0 });
}

// How often a release or a rollback is killed under load.
const kills = Number(process.env.BANDEIRA_RELEASE_KILLS ?? 1);

/** Builds the brand with rounder cards and another app. */
async function buildNext(out: string): Promise<void> {
  const dir = temporaryDir();
  for (const name of ['brands', 'brands.config.json'])
    cpSync(join(projectRoot, name), join(dir, name), { recursive: true });
  const theme = join(dir, 'brands/maraxi/theme.tokens.json');
  const before = readFileSync(theme, 'utf8');
  const after = before.replace(/("card": \{\s+"\$value": \{\s+"value": )24/, '$111');
  expect(after).not.toBe(before);
  writeFileSync(theme, after);
  const restyled = join(dir, 'dist');
  const config = ['--config', join(dir, 'brands.config.json')];
  const { code, stderr } = await runBuild([...config, '--brand', 'maraxi', '--out', restyled]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  writeOtherBuild(join(restyled, 'maraxi'), join(out, 'maraxi'));
}

test('serves every page whole during releases, rollbacks and kills, under the policy of its scripts', {
  timeout: 600_000,
}, async () => {
  const [to, next] = [temporaryDir(), temporaryDir()];
  await buildNext(next);
  const startedAt = performance.now();
  const out = inject('artifacts');
  const first = await release({ brand: 'maraxi', env: 'production', to, keep: 3, out }, () => {});
  const wholeMs = performance.now() - startedAt;
  const servers = await startLiveServers(to, 'maraxi', 'maraxi.example');
  const reload = servers.map((server) => `(${server.reload})`).join(' && ');
  const clients = servers.map(({ port, ca }) =>
    siteClient('https://maraxi.example', { connect: `127.0.0.1:${port}`, ca: readFileSync(ca) }),
  );
  const loads = clients.map((get, index) => createLoad(servers[index]?.name ?? '', get));
  const step = () => Promise.all(loads.map(({ moreVisits }) => moreVisits()));
  const tabs = await Promise.all(servers.map(({ port }) => openTab(`https://maraxi.example:${port}`)));
  const opened = (card: string) =>
    Promise.all(tabs.map(async (tab) => expect(await tab.open('/')).toBe(card)));
  const walk = () => Promise.all(tabs.map((tab) => tab.follow('/casino')));

  const releaseNext = ['--brand', 'maraxi', '--to', to, '--out', next, '--reload', reload];
  const rollBack = ['rollback', '--brand', 'maraxi', '--to', to, '--reload', reload];
  const current = join(to, 'maraxi/current');
  const killed: (number | null)[] = [];
  const kill = async (args: readonly string[], killAfterMs: number) => {
    killed.push((await runRelease(args, { killAfterMs })).code);
    expect(brokenRelease(current)).toEqual([]);
    await step();
  };

  await step();
  await opened('24px');
  await kill(releaseNext, wholeMs * 0.3);
  await runWhole(releaseNext);
  const secondId = readIdentity(join(next, 'maraxi')).id;
  expect(currentId(to, 'maraxi')).toBe(secondId);
  await step();
  // The tab was opened before the release, and loads chunks of its own build.
  await walk();
  await opened('11px');
  for (let round = 1; round < kills; round += 1)
    await kill(round % 2 === 0 ? releaseNext : rollBack, 200 + Math.random() * 2_500);
  await runWhole(releaseNext);
  await opened('11px');
  await runWhole([...rollBack, '--id', first.id]);
  await step();
  await walk();
  await opened('24px');
  const numbers = await Promise.all(loads.map(({ stop }) => stop()));
  expect(currentId(to, 'maraxi')).toBe(first.id);
  expect(killed).toHaveLength(Math.max(1, kills));
  expect(killed).toContain(null);
  for (const { problems, builds } of loads) {
    expect(problems).toEqual([]);
    expect([...builds].sort()).toEqual([first.id, secondId].sort());
  }
  for (const { problems } of tabs) expect(problems).toEqual([]);
  // Both builds name their own scripts.
  for (const number of numbers) expect(number).toBeGreaterThan(100);
  // What an open tab asks for: a rollback is another build, like a release.
  for (const get of clients) {
    const { headers, body } = await get('/builds/latest.json');
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body.toString()).id).toBe(first.id);
    const worker = (await get('/sw.js')).body.toString();
    expect(worker).toContain(`shell-${first.id}`);
  }
});
