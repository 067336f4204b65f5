import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createArtifactServer } from '../../scripts/serve/artifactServer.ts';
import { EncodedBodies } from '../../scripts/serve/encodedBody.ts';
import { openPort } from '../../scripts/serve/listen.ts';

const root = join(import.meta.dirname, '../..');

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40" viewBox="0 0 160 40"><rect fill="#7a3cff" x="2" y="4" width="32" height="32" rx="9"/><path fill="#b39aff" d="M44 10h100v20H44z"/></svg>';

const color = (value: string) => ({ $type: 'color', $value: value });
// Figma's export of variables in the Design Tokens format.
const variables = {
  Brand: { Primary: color('#8a55ff') },
  Color: { Background: color('#0d0c16') },
};

// Runs a command as a shell without terminal would, and returns what it prints.
async function run(script: string, ...args: string[]): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'scripts', script), ...args],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [code] = await once(child, 'close');
  expect(code, `${script} ${args.join(' ')}\n${errors}`).toBe(0);
  return output;
}

test('makes a brand from a Figma export and a logo by commands, and the built site shows it', async ({
  page,
}) => {
  test.setTimeout(420_000);
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'bandeira-commands-')));
  const config = ['--config', join(dir, 'brands.config.json')];
  for (const name of ['brands.config.json', 'brands'])
    cpSync(join(root, name), join(dir, name), { recursive: true });
  writeFileSync(join(dir, 'figma.json'), JSON.stringify(variables));
  writeFileSync(join(dir, 'logo.svg'), logo);

  let commands = 0;
  const command = async <T>(runs: () => T): Promise<Awaited<T>> => {
    commands += 1;
    return await runs();
  };
  const startedAt = performance.now();
  await command(() =>
    run('brand.ts', 'add', 'jandaia', '--color', '#7a3cff', '--layout', 'blaze', '--yes', ...config),
  );
  await command(() => run('brand.ts', 'import', join(dir, 'figma.json'), '--brand', 'jandaia', ...config));
  // As `cp logo.svg brands/jandaia/` does.
  await command(() => cpSync(join(dir, 'logo.svg'), join(dir, 'brands/jandaia/logo.svg')));
  const checked = await command(() => run('brand.ts', 'check', '--brand', 'jandaia', '--json', ...config));
  await command(() =>
    run('build.ts', '--brand', 'jandaia', '--env', 'sandbox', '--out', join(dir, 'dist'), ...config),
  );
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  test.info().annotations.push({
    type: 'brand',
    description: `a built brand in ${seconds} s and ${commands} commands`,
  });
  expect(commands).toBeLessThanOrEqual(5);
  expect(JSON.parse(checked)).toMatchObject({ ok: true, brands: ['jandaia'] });
  const theme = JSON.parse(readFileSync(join(dir, 'brands/jandaia/theme.tokens.json'), 'utf8'));
  expect(theme.color.primary.$value.hex).toBe('#8a55ff');

  const open = await openPort(0);
  const serve = createArtifactServer(join(dir, 'dist/jandaia'), new EncodedBodies());
  open.ready({ fetch: serve, upgrade: () => false });
  await page.goto(`http://localhost:${open.port}/`);
  await expect(page).toHaveTitle(/Jandaia/);
  const [primary, image] = await page.evaluate(() => [
    getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim(),
    document.querySelector('header img')?.getAttribute('src') ?? '',
  ]);
  expect(primary).toBe('#8a55ff');
  expect(await (await page.request.get(`http://localhost:${open.port}${image}`)).text()).toBe(logo);
  await open.close();
  rmSync(dir, { recursive: true, force: true });
});
