import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort.ts';

/** Empty where there is none: not every system has a package of it. */
export const caddy = process.env.BANDEIRA_CADDY ?? '';

/** The artifact behind its own Caddyfile; only address and root are what an operator would set. */
export async function startCaddy(folder: string, caddyfile: string, site: string) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const file = join(folder, 'Caddyfile');
  const block = caddyfile
    .replace(/^https?:\/\/.+ \{$/m, `${origin} {`)
    .replace(/^\troot \* .+$/m, `\troot * ${site}`);
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${block}`);
  const child = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder },
  });
  let said = '';
  child.stderr.on('data', (data) => {
    said += String(data);
  });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(origin).catch(() => null)) break;
    if (child.exitCode !== null) throw new Error(`Caddy does not take this file:\n${said}`);
    await pause(50);
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
