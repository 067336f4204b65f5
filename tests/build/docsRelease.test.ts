import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/cli/projectPaths.ts';
import { read } from './artifact.ts';
import { startDatadog } from './datadogServer.ts';
import { putSmall } from './release.ts';
import { buildEnvironment, runScript, temporaryDir } from './runScript.ts';
import { writeSmallArtifact } from './smallArtifact.ts';

const page = readFileSync(join(projectRoot, 'docs/release.md'), 'utf8');
const blocks = page.split(/^## /m).flatMap((section) => {
  const [title = ''] = section.split('\n');
  return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) => ({ title, text }));
});

// Programs of other parties, and what needs a build or the live site: other tests run these for real.
const recorded = ['docker', 'kubectl', 'npx', 'aws', 'nginx', 'caddy', 'reload-web', 'sleep'];
const deployFiles = [
  'nginx.conf',
  'Caddyfile',
  'routes.json',
  'Dockerfile',
  'kubernetes.yaml',
  'cloudfront.js',
];

function writeProgram(dir: string, name: string, text: string): void {
  writeFileSync(join(dir, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(dir, name), 0o755);
}

function writePrograms(dir: string, log: string): void {
  mkdirSync(dir);
  for (const name of recorded) writeProgram(dir, name, `echo "${name} $*" >> ${log}`);
  writeProgram(
    dir,
    'npm',
    `echo "npm $*" >> ${log}
case "$2" in
  release) shift 3; exec ${process.execPath} --disable-warning=ExperimentalWarning ${projectRoot}/scripts/release.ts "$@" ;;
esac`,
  );
  writeProgram(
    dir,
    'jq',
    `exec ${process.execPath} -p "JSON.parse(require('fs').readFileSync('$3', 'utf8'))['$2'.slice(1)]"`,
  );
}

test('runs each command of docs/release.md, on a small brand and below a temporary directory', async () => {
  const root = temporaryDir();
  const log = join(root, 'log');
  writePrograms(join(root, 'bin'), log);
  for (const dir of ['etc/nginx/conf.d', 'etc/caddy']) mkdirSync(join(root, dir), { recursive: true });
  const deploy = Object.fromEntries(
    [...deployFiles, 'cloudfront-headers.json'].map((name) => [
      name,
      read('gingaro', `deploy/${name}`).replaceAll('gingaro', 'small'),
    ]),
  );
  const at = { out: join(root, 'dist'), to: join(root, 'srv') };
  const datadog = await startDatadog({});
  expect(blocks.length).toBeGreaterThan(10);
  for (const { title, text } of blocks) {
    rmSync(at.to, { recursive: true, force: true });
    // Other rules, so that the server has to read them again.
    const otherRules = {
      'nginx.conf': `# before\n${deploy['nginx.conf']}`,
      Caddyfile: `# before\n${deploy.Caddyfile}`,
    };
    await putSmall(at, { build: 'before', deploy: { ...deploy, ...otherRules } });
    writeSmallArtifact(at.out, { build: 'after', deploy });
    const script = text
      .replaceAll('gingaro', 'small')
      .replaceAll(/(?<![\w/])\/(srv|etc)\b/g, `${root}/$1`)
      .replaceAll('DD_SITE=datadoghq.com', `DD_SITE=${datadog.env.DD_SITE}`);
    const env = { ...buildEnvironment(), PATH: `${join(root, 'bin')}:${process.env.PATH}` };
    const { stderr } = await promisify(execFile)('sh', ['-e', '-c', script], { cwd: root, env }).catch(
      (error: { stderr?: string }) => ({ stderr: `failed: ${error.stderr}` }),
    );
    expect({ title, stderr }).toEqual({ title, stderr: expect.not.stringMatching(/^failed|not found/) });
  }
  expect(datadog.asked.length).toBeGreaterThan(0);
  const commands = readFileSync(log, 'utf8').trimEnd().split('\n');
  for (const name of recorded.filter((program) => program !== 'sleep'))
    expect({ name, ran: commands.some((command) => command.startsWith(`${name} `)) }).toEqual({
      name,
      ran: true,
    });
  // Files that the commands of others name are there.
  const files = commands
    .filter((command) => !command.startsWith('npm '))
    .flatMap((command) => [...command.matchAll(/(?<=[ /])dist\/small[\w./-]*/g)].map(([file]) => file));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  // Commands of ours that did not run here have these options.
  for (const name of ['build', 'smoke', 'monitors']) {
    const help = (await runScript(name, ['--help'])).stdout;
    const options = commands
      .filter((command) => command.startsWith(`npm run ${name} `))
      .flatMap((command) => command.match(/(?<= )--[a-z-]+/g) ?? []);
    for (const option of options)
      expect({ name, option, help }).toMatchObject({ help: expect.stringContaining(option) });
  }
});
