import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles } from '../../scripts/build/compile/measureFiles.ts';
import { artifactDir, read, siteFiles } from './artifact.ts';
import { startNginx } from './nginx.ts';
import { temporaryDir } from './temporaryDir.ts';

const buildah = process.env.BANDEIRA_BUILDAH ?? '/usr/bin/buildah';

function run(program: string, args: readonly string[], cwd?: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

/** Runs the steps of a Dockerfile on directories in place of images; returns the directory of its last stage. */
function runSteps(context: string): string {
  const stages = new Map<string, string>();
  let [image, workDir] = ['', ''];
  const lines = readFileSync(join(context, 'deploy/Dockerfile'), 'utf8').split('\n');
  for (const line of lines) {
    const [step, ...words] = line.split(' ');
    if (step === 'FROM') {
      [image, workDir] = [temporaryDir(), '/'];
      stages.set(words.at(-1) ?? '', image);
    } else if (step === 'WORKDIR') {
      workDir = words[0] ?? '';
      mkdirSync(join(image, workDir), { recursive: true });
    } else if (step === 'COPY') {
      const [source = '', target = ''] = words.slice(-2);
      const [, stage = ''] = /^--from=(.+)$/.exec(words[0] ?? '') ?? [];
      const to = target.startsWith('/') ? target : join(workDir, target);
      cpSync(join(stages.get(stage) ?? context, source), join(image, to), { recursive: true });
    } else if (step === 'RUN') run('sh', ['-c', words.join(' ')], join(image, workDir));
  }
  return image;
}

// Stands in for the official image, which is not on this machine: what the steps call, and no nginx.
function writeBase(dir: string): void {
  const copy = (from: string, to: string): void => {
    mkdirSync(join(dir, 'root', dirname(to)), { recursive: true });
    copyFileSync(from, join(dir, 'root', to));
  };
  for (const name of ['sh', 'sed', 'sha256sum', 'grep']) {
    const program = run('sh', ['-c', `command -v ${name}`]).trim();
    copy(program, join('/bin', basename(program)));
    for (const library of run('ldd', [program]).match(/\/\S+/g) ?? []) copy(library, library);
  }
  writeFileSync(join(dir, 'Dockerfile'), 'FROM scratch\nCOPY root /\n');
}

/** Builds the image with Buildah, without a registry; returns the directory of its files. */
function buildImage(context: string): string {
  const [base, storage, image] = [temporaryDir(), temporaryDir(), temporaryDir()];
  writeBase(base);
  const build = (...args: string[]) =>
    run(buildah, [
      ...['--storage-driver', 'vfs', '--root', join(storage, 'root'), '--runroot', join(storage, 'run')],
      ...['build', '--isolation', 'chroot', '--pull-never', ...args],
    ]);
  build('--tag', 'docker.io/library/nginx:test', base);
  const file = join(context, 'deploy/Dockerfile');
  build('--build-arg', 'NGINX_TAG=test', '--file', file, '--output', image, context);
  return image;
}

const waysToBuild: [string, (context: string) => string][] = [
  ['its steps', runSteps],
  ...(existsSync(buildah) ? [['Buildah', buildImage] satisfies [string, typeof buildImage]] : []),
];

test('emits a Dockerfile of two stages without a mistake that its linter knows', () => {
  const text = read('maraxi', 'deploy/Dockerfile');
  expect(validate(text)).toEqual([]);
  expect(text.match(/^FROM /gm)).toHaveLength(2);
  expect(text).toMatch(/^ARG NGINX_TAG=\d+\.\d+\.\d+-alpine$/m);
  expect(validate('FROM nginx\nCOPPY site /srv')).not.toEqual([]);
});

test.each(waysToBuild)('puts exactly what nginx serves into the image by %s', async (_, build) => {
  const image = build(artifactDir('maraxi'));
  const own = [
    'etc/nginx/conf.d/default.conf',
    ...siteFiles('maraxi').map((file) => `srv/maraxi/site/${file}`),
  ];
  expect(listFiles(image).filter((file) => /^(artifact|etc\/nginx|srv)\//.test(file))).toEqual(own.sort());
  const conf = readFileSync(join(image, 'etc/nginx/conf.d/default.conf'), 'utf8');
  const roots = [...conf.matchAll(/^ {4}root (.+);$/gm)].map(([, root = '']) => root);
  expect(roots).toEqual(['/srv/maraxi/site']);
  expect(conf).toContain('listen 80;');
  const { get, stop } = await startNginx(temporaryDir(), conf, join(image, roots[0] ?? ''));
  onTestFinished(stop);
  expect(await (await get('maraxi.example', '/casino')).text()).toBe(
    read('maraxi', 'site/casino/index.html'),
  );
});

test.each(waysToBuild)('refuses an artifact that differs from its checksums by %s', (_, build) => {
  const context = join(temporaryDir(), basename(artifactDir('maraxi')));
  cpSync(artifactDir('maraxi'), context, { recursive: true });
  writeFileSync(join(context, 'site/casino/index.html'), 'hoax');
  expect(() => build(context)).toThrow('site/casino/index.html: FAILED');
});
