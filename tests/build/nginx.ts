import { execFile, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../support/freePort.ts';
import { requestHost } from './hostRequest.ts';

export const nginx = process.env.BANDEIRA_NGINX ?? '/usr/sbin/nginx';

const single = 'master_process off;';

// Workers of a master run as another user, which may not read a temporary directory.
const reloadable = process.getuid?.() === 0 ? 'user root;' : '';

/** Writes a whole nginx configuration; one process cannot reload without dropping requests, so `mayReload` asks for more. */
export function writeConfiguration(dir: string, serverBlock: string, mayReload = false): string {
  const file = join(dir, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;
${mayReload ? reloadable : single}
pid ${dir}/nginx.pid;
error_log stderr warn;
events {}
http {
  types {
    text/html html; text/css css; application/javascript js; application/json json; image/svg+xml svg;
    image/png png; image/x-icon ico; font/woff2 woff2; text/plain txt; text/xml xml;
  }
  access_log off;
  client_body_temp_path ${dir}; proxy_temp_path ${dir}; fastcgi_temp_path ${dir};
  uwsgi_temp_path ${dir}; scgi_temp_path ${dir};
${serverBlock}
}
`,
  );
  return file;
}

/** Runs `nginx -t` on an artifact's server block inside `http {}` and returns nginx's output. */
export async function testConfiguration(dir: string, serverBlock: string): Promise<string> {
  const file = writeConfiguration(dir, serverBlock);
  const { stderr } = await promisify(execFile)(nginx, ['-t', '-p', dir, '-c', file]);
  return stderr;
}

export interface Certificate {
  certificate: string;
  key: string;
}

/** Serves the artifact with its own nginx.conf; only port, certificate and root are changed. */
export async function startNginx(dir: string, serverBlocks: string, site: string, tls?: Certificate) {
  const port = await freePort();
  const secure = tls ? ` ssl; ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key}` : '';
  const blocks = serverBlocks
    .replaceAll('listen 80;', `listen 127.0.0.1:${port}${secure};`)
    .replaceAll(/^ {4}root .+;$/gm, `    root ${site};`);
  const child = spawn(nginx, ['-p', dir, '-c', writeConfiguration(dir, blocks)], { stdio: 'ignore' });
  const closed = new Promise((resolve) => child.on('close', resolve));
  const origin = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await requestHost({ at: origin, host: 'localhost', path: '/' }).catch(() => null)) break;
    await pause(50);
  }
  return {
    origin,
    port,
    // A visitor's request as a proxy that ends TLS forwards it.
    get: (host: string, path: string, headers: Record<string, string> = {}) =>
      requestHost({ at: origin, host, path, headers: { 'X-Forwarded-Proto': 'https', ...headers } }),
    stop: async () => {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
