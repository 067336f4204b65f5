import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/freePort.ts';
import { requestHost } from './hostRequest.ts';

// Empty when not installed, because not every system has a package of it.
export const caddy = process.env.BANDEIRA_CADDY ?? '';

// The hosts in the first line of every site block: "https://a.example, https://www.a.example {".
export const hostsOf = (caddyfile: string): string[] =>
  [...caddyfile.matchAll(/^https:\/\/\S.*\{$/gm)].flatMap(([line]) =>
    [...line.matchAll(/https:\/\/([^\s,{]+)/g)].map(([, host = '']) => host),
  );

/** Serves the artifact with its own Caddyfile; only ports, certificates and root are changed. */
export async function startCaddy(dir: string, caddyfile: string, site: string) {
  const [http, https] = [await freePort(), await freePort()];
  const origin = `https://127.0.0.1:${https}`;
  const file = join(dir, 'Caddyfile');
  const block = caddyfile.replace(/^\troot \* .+$/m, `\troot * ${site}`);
  const own = ['admin off', 'local_certs', 'skip_install_trust', `http_port ${http}`, `https_port ${https}`];
  writeFileSync(file, `{\n${own.map((line) => `\t${line}\n`).join('')}}\n${block}`);
  const child = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, HOME: dir },
  });
  let said = '';
  child.stderr.on('data', (data) => {
    said += String(data);
  });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const get = (host: string, path: string, headers: Record<string, string> = {}) =>
    requestHost({ at: origin, host, path, headers });
  // Every host gets a certificate of its own, and a connection for it fails until then.
  const waiting = hostsOf(block);
  for (let attempt = 0; attempt < 400 && waiting.length > 0; attempt += 1) {
    if (await get(waiting[0] ?? '', '/').catch(() => null)) waiting.shift();
    else if (child.exitCode !== null) throw new Error(`Caddy does not take this file:\n${said}`);
    else await pause(50);
  }
  if (waiting.length > 0) throw new Error(`Caddy does not answer for ${waiting.join(', ')}:\n${said}`);
  return {
    origin,
    port: https,
    // The certificate of its own authority.
    ca: join(dir, '.local/share/caddy/pki/authorities/local/root.crt'),
    get,
    getPlain: (host: string, path: string) => requestHost({ at: `http://127.0.0.1:${http}`, host, path }),
    stop: async () => {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
