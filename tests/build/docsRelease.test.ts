import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { packageScript } from '../../scripts/checks/runTool.ts';
import { projectRoot } from '../../scripts/cli/projectPaths.ts';
import { read } from './artifact.ts';
import { startDatadog } from './datadogServer.ts';
import { putSmall } from './release.ts';
import { buildEnvironment, runScript } from './runScript.ts';
import { writeSmallArtifact } from './smallArtifact.ts';
import { temporaryDir } from './temporaryDir.ts';

interface Script {
  title: string;
  text: string;
}

function scriptsOf(file: string, language: string): Script[] {
  const page = readFileSync(join(projectRoot, file), 'utf8');
  return page.split(/^## /m).flatMap((section) => {
    const [title = ''] = section.split('\n');
    const blocks = section.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'));
    return [...blocks].map(([, text = '']) => ({ title, text }));
  });
}

// The commands of each job, after those of all jobs.
function gitLabScripts(text: string): Script[] {
  const { stages, default: all, ...jobs } = parse(text);
  return Object.entries<{ stage: string; script: string[] }>(jobs).map(([title, { stage, script }]) => {
    expect(stages).toContain(stage);
    return { title, text: [...all.before_script, ...script].join('\n') };
  });
}

// The stages in a row, and for each `post` section the stages until then with what it runs.
function jenkinsScripts(text: string): Script[] {
  const done: string[] = [];
  const failed: Script[] = [];
  for (const [, title = '', command] of text.matchAll(/(?:stage\('(\w+)'\)|\bsh '([^']+)')/g)) {
    if (command === undefined) failed.push({ title, text: '' });
    const last = failed.at(-1);
    if (command === undefined || !last) continue;
    if (last.text !== '' || command.includes(' rollback ')) {
      last.text = [...done, command].join('\n');
    } else {
      done.push(command);
    }
  }
  return [{ title: 'all stages', text: done.join('\n') }, ...failed.filter((script) => script.text !== '')];
}

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
case "$*" in
  "run --silent release "*) shift 4; exec ${process.execPath} --disable-warning=ExperimentalWarning ${projectRoot}/scripts/release.ts "$@" ;;
esac
case "$2" in
  --silent) echo '{"brands":[{"id":"small"}]}' ;;
  release) shift 3; exec ${process.execPath} --disable-warning=ExperimentalWarning ${projectRoot}/scripts/release.ts "$@" ;;
esac`,
  );
  writeProgram(
    dir,
    'jq',
    `case "$1" in
  --raw-output) exec ${process.execPath} -p "JSON.parse(require('fs').readFileSync(0, 'utf8')).brands.map(({ id }) => id).join()" ;;
  *) exec ${process.execPath} -p "JSON.parse(require('fs').readFileSync('$3', 'utf8'))['$2'.slice(1)]" ;;
esac`,
  );
}

// Runs the scripts one after the other, each after a release of another build; returns the commands that they ran
// and the number of questions to Datadog.
async function runScripts(root: string, scripts: readonly Script[]) {
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
  for (const { title, text } of scripts) {
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
    const env = {
      ...buildEnvironment(),
      PATH: `${join(root, 'bin')}:${process.env.PATH}`,
      BRAND: 'small',
      CI_COMMIT_BEFORE_SHA: 'main',
    };
    const { stderr } = await promisify(execFile)('sh', ['-e', '-c', script], { cwd: root, env }).catch(
      (error: { stderr?: string }) => ({ stderr: `failed: ${error.stderr}` }),
    );
    expect({ title, stderr }).toEqual({ title, stderr: expect.not.stringMatching(/^failed|not found/) });
  }
  return { commands: readFileSync(log, 'utf8').trimEnd().split('\n'), questions: datadog.asked.length };
}

// Commands of ours that did not run here have these options.
async function expectKnownOptions(commands: readonly string[], names: readonly string[]): Promise<void> {
  for (const name of names) {
    const help = (await runScript(name, name === 'brand' ? ['affected', '--help'] : ['--help'])).stdout;
    const options = commands
      .filter((command) => command.replace(' --silent', '').startsWith(`npm run ${name} `))
      .flatMap((command) => command.replace(' --silent', '').match(/(?<= )--[a-z-]+/g) ?? []);
    for (const option of options)
      expect({ name, option, help }).toMatchObject({ help: expect.stringContaining(option) });
  }
}

test('runs each command of docs/release.md, on a small brand and below a temporary directory', async () => {
  const root = temporaryDir();
  const scripts = scriptsOf('docs/release.md', 'sh');
  expect(scripts.length).toBeGreaterThan(10);
  const { commands, questions } = await runScripts(root, scripts);
  expect(questions).toBeGreaterThan(0);
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
  await expectKnownOptions(commands, ['build', 'smoke', 'monitors']);
});

test('runs the commands of the examples for GitLab CI and Jenkins', async () => {
  const [gitLab] = scriptsOf('docs/pipelines.md', 'yaml');
  const [jenkins] = scriptsOf('docs/pipelines.md', 'groovy');
  const scripts = [...gitLabScripts(gitLab?.text ?? ''), ...jenkinsScripts(jenkins?.text ?? '')];
  expect(scripts.map(({ title }) => title)).toEqual([
    'test',
    'build',
    'release',
    'all stages',
    'Approve',
    'Check',
  ]);
  const { commands } = await runScripts(temporaryDir(), scripts);
  for (const start of ['npm ci', 'npm audit signatures', 'npm test', 'npm run build -- --brand small'])
    expect(commands).toContainEqual(expect.stringMatching(new RegExp(`^${start}`)));
  const releases = commands.filter((command) => command.startsWith('npm run release -- rollback'));
  expect(releases).toHaveLength(2);
  await expectKnownOptions(commands, ['build', 'smoke', 'brand']);
});

test('names only options that the installed wrangler has', async () => {
  const page = readFileSync(join(projectRoot, 'docs/release.md'), 'utf8');
  const [command = ''] = /^npx wrangler pages deploy .+$/m.exec(page) ?? [];
  const args = [packageScript('wrangler/bin/wrangler.js'), 'pages', 'deploy', '--help'];
  const env = buildEnvironment({ CI: '1', WRANGLER_SEND_METRICS: 'false' });
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  const options = command.match(/(?<= )--[a-z-]+/g) ?? [];
  expect(options.length).toBeGreaterThan(0);
  for (const option of options) expect(stdout).toContain(`${option} `);
});
