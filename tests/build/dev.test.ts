import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { projectRoot } from '../../scripts/cli/projectPaths.ts';
import { getFromHost } from './hostRequest.ts';
import { buildEnvironment, runScript } from './runScript.ts';
import { temporaryDir } from './temporaryDir.ts';

// A copy of the brands, so that edits do not change the project.
function copiedBrands(): string {
  const dir = temporaryDir();
  for (const part of ['brands', 'brands.config.json'])
    cpSync(join(projectRoot, part), join(dir, part), { recursive: true });
  return dir;
}

async function startDev(dir: string) {
  const args = ['--brand', 'tucavo', '--config', join(dir, 'brands.config.json'), '--port', '0', '--memory'];
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/dev.ts'), ...args], {
    env: buildEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const terminal = { text: '' };
  child.stderr.on('data', (data) => {
    terminal.text += String(data);
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.on('close', () => reject(new Error(`dev ended:\n${terminal.text}`)));
    child.stdout.on('data', (data) => {
      const found = /http:\S+/.exec(String(data))?.[0];
      if (found) resolve(found);
    });
  });
  const { port, hostname } = new URL(url);
  const get = (path: string, accept?: string) => getFromHost(hostname, port, path, accept);
  return { child, terminal, host: hostname, port, get };
}

// Vite's messages to an open page, with a way to wait for one.
async function openPage(host: string, port: string, token: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/?token=${token}`, 'vite-hmr', {
    headers: { Host: `${host}:${port}` },
  });
  onTestFinished(() => socket.close());
  const messages: { type: string; event?: string; data?: { css: string }; err?: { message: string } }[] = [];
  let appearance = () => {};
  socket.on('message', (data) => {
    messages.push(JSON.parse(String(data)));
    appearance();
  });
  const waitFor = (isIt: (message: (typeof messages)[number]) => boolean) =>
    new Promise<(typeof messages)[number]>((resolve) => {
      appearance = () => {
        const found = messages.findIndex(isIt);
        if (found >= 0) resolve(messages.splice(0, found + 1).at(-1) ?? { type: '' });
      };
      appearance();
    });
  await waitFor(({ type }) => type === 'connected');
  return { waitFor };
}

test('serves one brand from its sources with npm run dev and hot-reloads every edit', async () => {
  const dir = copiedBrands();
  const { child, terminal, host, port, get } = await startDev(dir);
  expect(host).toBe('tucavo.localhost');

  const page = (await get('/casino', 'text/html')).text;
  expect(page).toContain('<style id="theme">');
  expect(JSON.parse(/id="brand">([^<]*)</.exec(page)?.[1] ?? '')).toMatchObject({
    id: 'tucavo',
    name: 'Tucavo',
  });
  expect(page).toContain('/@vite/client');
  expect(page).toContain('react-refresh');
  expect((await get('/src/entry-client.tsx')).type).toContain('javascript');
  const record = JSON.parse(/id="brand">([^<]*)</.exec(page)?.[1] ?? '');
  for (const picture of Object.values<string>(record.pictures)) expect((await get(picture)).status).toBe(200);
  for (const [path, status] of [
    ['/casino/crash', 200],
    ['/user/coupon', 200],
    ['/termos-de-uso', 200],
    ['/nothing/at/all', 404],
    ['/no-such-legal-page', 404],
    ['/404', 404],
  ] as const)
    expect({ path, status: (await get(path, 'text/html')).status }).toEqual({ path, status });
  const api = await getFromHost('api.tucavo.localhost', port, '/v2/settings/');
  expect(api.status).toBe(200);

  const client = (await get('/@vite/client')).text;
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const { waitFor } = await openPage(host, port, token);

  const tokens = join(dir, 'brands/tucavo/theme.tokens.json');
  const sound = readFileSync(tokens, 'utf8');
  const theme = JSON.parse(sound);
  theme.radius = { $type: 'dimension', control: { $value: { value: 23, unit: 'px' } } };
  writeFileSync(tokens, JSON.stringify(theme, null, 2));
  const update = await waitFor(({ event }) => event === 'bandeira:theme');
  expect(update.data?.css).toContain('--radius-control:23px');
  expect((await get('/', 'text/html')).text).toContain('--radius-control:23px');

  writeFileSync(tokens, sound.replace('"primary"', '"primray"'));
  const broken = await waitFor(({ type }) => type === 'error');
  expect(broken.err?.message).toContain('primray');
  expect(terminal.text).toContain('primray');
  expect((await get('/', 'text/html')).status).toBe(200);
  writeFileSync(tokens, sound);
  await waitFor(({ event }) => event === 'bandeira:theme');

  const config = join(dir, 'brands.config.json');
  writeFileSync(config, readFileSync(config, 'utf8').replace('"name": "Tucavo"', '"name": "Tucavo Novo"'));
  await waitFor(({ type }) => type === 'full-reload');
  expect((await get('/', 'text/html')).text).toContain('<title>Tucavo Novo</title>');

  const logo = join(dir, 'brands/tucavo/logo.svg');
  writeFileSync(logo, `${readFileSync(logo, 'utf8')}\n<!-- redrawn -->\n`);
  await waitFor(({ type }) => type === 'full-reload');

  child.kill('SIGTERM');
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
});

test.each([
  [['--brand', 'tucavoo'], 2, 'Did you mean "tucavo"?'],
  [['--brand', 'tucavo', '--config', '/nope.json'], 1, '/nope.json'],
  [[], 2, "required option '--brand <id>' not specified"],
  [['--brand', 'tucavo', '--env', 'nowhere'], 2, 'There is no environment "nowhere"'],
])('ends npm run dev -- %j with exit code %i and a reason', async (args, code, reason) => {
  const run = await runScript('dev', [...args, '--port', '0', '--memory']);
  expect(run.stderr).toContain(reason);
  expect(run.code).toBe(code);
});

test('lists the options of npm run dev with --help', async () => {
  const { code, stdout } = await runScript('dev', ['--help']);
  expect(code).toBe(0);
  for (const option of ['--brand', '--config', '--env', '--port']) expect(stdout).toContain(option);
});
