import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { readIdentity } from '../../scripts/release/artifactIdentity.ts';
import { release } from '../../scripts/release/release.ts';
import { rollback } from '../../scripts/release/rollback.ts';
import { type SiteClient, siteClient } from '../../scripts/release/siteClient.ts';
import { artifactFolder, read } from './artifact.ts';
import { caddy, startCaddy } from './caddy.ts';
import { startNginx } from './nginx.ts';
import { writeOtherBuild } from './otherBuild.ts';
import { currentId } from './release.ts';
import { temporaryFolder } from './runScript.ts';
import { selfSigned } from './selfSigned.ts';

const paths = ['/', '/casino', '/providers', '/promotions', '/user/wallet'];
const encodings = ['br', 'gzip', 'identity'];
const visitsPerStep = 10;
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
function createLoad(get: SiteClient) {
  const builds = new Set<string>();
  const files = new Set<string>();
  const problems: string[] = [];
  let visits = 0;
  let isStopped = false;
  const ask = async (path: string, encoding = 'identity') => {
    const answer = await get(path, { 'Accept-Encoding': encoding });
    if (answer.status !== 200) problems.push(`${path}: status ${answer.status}`);
    return answer;
  };
  const visit = async () => {
    const html = (await ask(paths[visits % paths.length] ?? '/')).body.toString();
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

test('serves every page and file it names during a release and a rollback', {
  timeout: 240_000,
}, async () => {
  const [to, next] = [temporaryFolder(), temporaryFolder()];
  const say = () => {};
  const command = { brand: 'maraxi', env: 'production', to, keep: 3 };
  const first = await release({ ...command, out: inject('artifacts') }, say);
  writeOtherBuild(artifactFolder('maraxi'), join(next, 'maraxi'));
  const site = join(to, 'maraxi/site');

  const folder = temporaryFolder();
  const tls = selfSigned(folder, 'maraxi.example', 'localhost');
  const nginx = await startNginx(folder, read('maraxi', 'deploy/nginx.conf'), site, tls);
  onTestFinished(nginx.stop);
  const servers = [{ port: nginx.port, ca: tls.certificate }];
  if (caddy !== '') {
    const server = await startCaddy(temporaryFolder(), read('maraxi', 'deploy/Caddyfile'), site);
    onTestFinished(server.stop);
    servers.push(server);
  }
  const clients = servers.map(({ port, ca }) =>
    siteClient('https://maraxi.example', { connect: `127.0.0.1:${port}`, ca: readFileSync(ca) }),
  );
  const loads = clients.map(createLoad);
  const step = () => Promise.all(loads.map(({ moreVisits }) => moreVisits()));

  await step();
  const second = await release({ ...command, out: next }, say);
  expect(second.id).toBe(readIdentity(join(next, 'maraxi')).id);
  await step();
  await rollback({ brand: 'maraxi', to }, say);
  await step();
  const numbers = await Promise.all(loads.map(({ stop }) => stop()));
  expect(currentId(to, 'maraxi')).toBe(first.id);
  for (const { problems, builds } of loads) {
    expect(problems).toEqual([]);
    expect([...builds].sort()).toEqual([first.id, second.id].sort());
  }
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
