import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../scripts/cli/projectPaths.ts';
import { smoke } from '../../scripts/release/smoke.ts';
import { artifactDir, read } from './artifact.ts';
import { caddy, startCaddy } from './caddy.ts';
import { startNginx, testConfiguration } from './nginx.ts';
import { currentId, runRelease } from './release.ts';
import { runScript } from './runScript.ts';
import { runScriptHere } from './runScriptHere.ts';
import { selfSigned } from './selfSigned.ts';
import { temporaryDir } from './temporaryDir.ts';

const url = 'https://maraxi.example';
const checks = [
  'build id',
  'headers',
  'policy against page',
  'fallback',
  'caching',
  'compression',
  'unknown hosts',
];

async function releaseMaraxi() {
  const to = temporaryDir();
  const { code, stderr } = await runRelease(['--brand', 'maraxi', '--to', to, '--out', inject('artifacts')]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return { to, current: join(to, 'maraxi/current') };
}

// nginx with the rules and the files of a directory, on TLS.
async function serve(site: string, rules: string) {
  const dir = temporaryDir();
  const tls = selfSigned(dir, 'maraxi.example', 'localhost');
  const server = await startNginx(dir, rules, site, tls);
  onTestFinished(server.stop);
  return { connect: `127.0.0.1:${server.port}`, ca: tls.certificate };
}

test('passes a release that nginx serves through `current`, and its status says that rules and page agree', async () => {
  const { to, current } = await releaseMaraxi();
  const rules = readFileSync(join(current, 'deploy/nginx.conf'), 'utf8');
  const { connect, ca } = await serve(join(to, 'maraxi/site'), rules);
  const there = ['--url', url, '--connect', connect, '--ca', ca];
  const run = await runScript('smoke', [...there, '--out', inject('artifacts')]);
  expect(run).toEqual({
    code: 0,
    stderr: '',
    stdout: `${url} against build ${currentId(to, 'maraxi')} in ${artifactDir('maraxi')}\n${checks.map((name) => `ok      ${name}\n`).join('')}`,
  });
  const status = await runRelease(['status', ...there, '--json']);
  const identity = JSON.parse(read('maraxi', 'site/builds/latest.json'));
  expect(status.code).toBe(0);
  expect(JSON.parse(status.stdout)).toEqual([
    expect.objectContaining({
      where: url,
      build: identity.id,
      commit: identity.commit,
      env: 'production',
      rulesAgree: true,
      error: null,
    }),
  ]);
});

if (caddy !== '') {
  test('passes a release that Caddy serves through `current`', async () => {
    const { to, current } = await releaseMaraxi();
    const rules = readFileSync(join(current, 'deploy/Caddyfile'), 'utf8');
    const server = await startCaddy(temporaryDir(), rules, join(to, 'maraxi/site'));
    onTestFinished(server.stop);
    const report = await smoke(url, current, {
      connect: `127.0.0.1:${server.port}`,
      ca: readFileSync(server.ca),
    });
    expect(report.findings).toEqual(checks.map((name) => ({ name, problems: [] })));
  });
}

const withoutHash = (rules: string) => rules.replaceAll(/ 'sha256-[^']+'/g, '');
// The site's own server becomes the first of its port.
const onlySite = (rules: string) => `server {${rules.split('\nserver {').at(-1)}`;

test.each<[string, string[], (rules: string) => string]>([
  [
    'another header',
    ['headers'],
    (rules) => rules.replaceAll('X-Frame-Options "DENY"', 'X-Frame-Options "SAMEORIGIN"'),
  ],
  ['a policy of other scripts', ['headers', 'policy against page'], withoutHash],
  ['no 404 page', ['fallback'], (rules) => rules.replace('error_page 404', 'error_page 410')],
  [
    'assets that are not kept',
    ['headers', 'caching'],
    (rules) => rules.replaceAll('max-age=31536000, immutable', 'max-age=60'),
  ],
  ['no compression', ['compression'], (rules) => rules.replaceAll(/gzip(_static)? on/g, 'gzip$1 off')],
  ['a site for every host', ['unknown hosts'], onlySite],
])('names what fails on a server with %s', async (_, expected, change) => {
  const rules = change(read('maraxi', 'deploy/nginx.conf'));
  const { connect, ca } = await serve(join(artifactDir('maraxi'), 'site'), rules);
  const report = await smoke(url, artifactDir('maraxi'), { connect, ca: readFileSync(ca) });
  const failed = report.findings.filter(({ problems }) => problems.length > 0);
  expect({ names: failed.map(({ name }) => name), failed }).toMatchObject({
    names: expect.arrayContaining(expected),
  });
});

test('fails for another build than the artifact, and says which', async () => {
  const { connect, ca } = await serve(
    join(artifactDir('maraxi'), 'site'),
    read('maraxi', 'deploy/nginx.conf'),
  );
  const args = ['--url', url, '--connect', connect, '--ca', ca, '--artifact', artifactDir('velvora')];
  const { code, stdout } = await runScript('smoke', args);
  expect(code).toBe(1);
  expect(stdout).toContain('FAILED  build id\n          /builds/latest.json: id: found "');
});

test.each([
  [[], 2, '--url'],
  [['--url', 'gingaro'], 2, 'it is an address such as https://'],
  [['--url', 'https://127.0.0.1:9'], 1, 'https://127.0.0.1:9 does not answer'],
  [['--url', url, '--artifact', '/no/artifact'], 2, '/no/artifact is no artifact'],
  ...['', 'bad host', 'https://127.0.0.1:9', '127.0.0.1:9/x', 'user@127.0.0.1:9', '127.0.0.1:99999'].map(
    (connect): [string[], number, string] => [
      ['--url', url, '--connect', connect],
      2,
      'it is a host and a port, such as 203.0.113.7:443.',
    ],
  ),
  [['--url', url, '--ca', '/no/ca.pem'], 2, '--ca "/no/ca.pem": there is no such file.'],
  [['--url', url, '--ca', projectRoot], 2, `--ca ${projectRoot} is a folder: name the certificate in it.`],
])('exits smoke %j with %i and a reason', async (args, expected, reason) => {
  const { code, stderr } = await runScriptHere('smoke', args);
  expect({ code, stderr }).toEqual({ code: expected, stderr: expect.stringContaining(reason) });
  expect(stderr).not.toContain('    at ');
});

test('gives nginx a working file by the command of docs/release.md', async () => {
  const page = readFileSync(join(projectRoot, 'docs/release.md'), 'utf8');
  const [line = ''] = /^sed .+$/m.exec(page) ?? [];
  const dir = temporaryDir();
  const { certificate, key } = selfSigned(dir, 'maraxi.example');
  const conf = join(dir, 'site.conf');
  const command = line
    .replace('/srv/gingaro/rules', join(artifactDir('maraxi'), 'deploy'))
    .replace('/etc/ssl/gingaro.crt', certificate)
    .replace('/etc/ssl/gingaro.key', key)
    .replace('/etc/nginx/conf.d/gingaro.conf', conf);
  execFileSync('sh', ['-c', command]);
  const rules = readFileSync(conf, 'utf8');
  expect(rules).toContain('listen 443 ssl;');
  expect(await testConfiguration(dir, rules)).toContain('test is successful');
});

test('brings the rules before back when nginx refuses those of docs/release.md', () => {
  const page = readFileSync(join(projectRoot, 'docs/release.md'), 'utf8');
  const [, script = ''] = /```sh\n(touch [\s\S]*?)```/.exec(page) ?? [];
  const dir = temporaryDir();
  const conf = join(dir, 'conf.d/gingaro.conf');
  mkdirSync(dirname(conf));
  writeFileSync(conf, '# before\n');
  const command = script
    .replaceAll('/srv/gingaro/rules', join(artifactDir('maraxi'), 'deploy'))
    .replaceAll('/etc/nginx', dir);
  const reload = (nginx: string) => spawnSync('sh', ['-c', `nginx() { ${nginx}; }\n${command}`]).status;
  expect(reload('[ "$1" != -t ]')).toBe(1);
  expect(readFileSync(conf, 'utf8')).toBe('# before\n');
  expect(reload('true')).toBe(0);
  expect(readFileSync(conf, 'utf8')).toContain('listen 443 ssl;');
});
