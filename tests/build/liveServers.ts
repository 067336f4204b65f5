import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { caddy, hostsOf } from './caddy.ts';
import { requestHost } from './hostRequest.ts';
import { nginx, writeConfiguration } from './nginx.ts';
import { selfSigned } from './selfSigned.ts';
import { temporaryDir } from './temporaryDir.ts';

export interface LiveServer {
  name: string;
  port: number;
  // Certificate file of its authority.
  ca: string;
  // Shell command for `--reload`.
  reload: string;
}

function run(program: string, args: readonly string[], home: string): void {
  const child = spawn(program, args, { stdio: 'ignore', env: { PATH: process.env.PATH, HOME: home } });
  onTestFinished(async () => {
    const closed = new Promise((resolve) => child.on('close', resolve));
    child.kill('SIGTERM');
    await closed;
  });
}

async function responses(port: number, hosts: readonly string[]): Promise<void> {
  const waiting = [...hosts];
  for (let attempt = 0; attempt < 400 && waiting.length > 0; attempt += 1) {
    const host = waiting[0] ?? '';
    const response = await requestHost({ at: `https://127.0.0.1:${port}`, host, path: '/' }).catch(
      () => null,
    );
    if (response) waiting.shift();
    else await pause(50);
  }
  if (waiting.length > 0) throw new Error(`no answer for ${waiting.join(', ')} on ${port}`);
}

/** Starts nginx with the rules of a release directory (`<to>/<brand>/rules`), read again by its reload command. */
async function liveNginx(rules: string, host: string): Promise<LiveServer> {
  const dir = temporaryDir();
  const { certificate, key } = selfSigned(dir, host, 'localhost');
  const port = await freePort();
  const file = writeConfiguration(dir, `include ${dir}/site.conf;`, true);
  const listen = `listen 127.0.0.1:${port} ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
  const copy = `sed 's|listen 80;|${listen}|' ${rules}/nginx.conf > ${dir}/site.conf`;
  execFileSync('sh', ['-c', copy]);
  run(nginx, ['-p', dir, '-c', file], dir);
  await responses(port, [host]);
  // The signal returns before new workers answer. On a busy machine that takes until the old ones have ended.
  const own = `${nginx} -q -p ${dir} -c ${file}`;
  const reload = `master=$(cat ${dir}/nginx.pid)
old=$(cat /proc/$master/task/$master/children 2>/dev/null)
${copy} && ${own} -t && ${own} -s reload && sleep 0.5 || exit 1
for worker in $old; do while kill -0 $worker 2>/dev/null; do sleep 0.1; done; done`;
  return { name: 'nginx', port, ca: certificate, reload };
}

async function liveCaddy(rules: string): Promise<LiveServer> {
  const dir = temporaryDir();
  const [http, https, admin] = [await freePort(), await freePort(), await freePort()];
  const file = join(dir, 'Caddyfile');
  const options = [
    ...[`admin 127.0.0.1:${admin}`, 'local_certs', 'skip_install_trust'],
    ...[`http_port ${http}`, `https_port ${https}`],
  ];
  writeFileSync(file, `{\n${options.map((line) => `\t${line}\n`).join('')}}\nimport ${rules}/Caddyfile\n`);
  const config = ['--adapter', 'caddyfile', '--config', file];
  run(caddy, ['run', ...config], dir);
  await responses(https, hostsOf(readFileSync(join(rules, 'Caddyfile'), 'utf8')));
  const reload = `HOME=${dir} ${caddy} reload --address 127.0.0.1:${admin} ${config.join(' ')} 2>/dev/null`;
  const ca = join(dir, '.local/share/caddy/pki/authorities/local/root.crt');
  return { name: 'caddy', port: https, ca, reload };
}

/** Starts nginx, and Caddy where it is installed, for a brand that is released already. */
export async function startLiveServers(to: string, brand: string, host: string): Promise<LiveServer[]> {
  const rules = join(to, brand, 'rules');
  return [await liveNginx(rules, host), ...(caddy === '' ? [] : [await liveCaddy(rules)])];
}
