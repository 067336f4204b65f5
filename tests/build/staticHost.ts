import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HeadersHandler } from '@netlify/headers';
import { StaticHandler } from '@netlify/static';
import redirector from 'netlify-redirector';
import { onTestFinished } from 'vitest';
import { packageScript } from '../../scripts/checks/runTool.ts';
import { freePort } from '../support/freePort.ts';
import { buildEnvironment } from './runScript.ts';
import { temporaryDir } from './temporaryDir.ts';

/** Requests a path of a static host, without following redirects. */
export type StaticHost = (path: string) => Promise<Response>;

// How long its runtime may take on a busy machine.
const longestStartMs = 90_000;

/** Starts Cloudflare's own local runtime of Pages on a web root; `said` is what it prints, its parsers' warnings among it. */
export async function startCloudflarePages(
  site: string,
): Promise<{ origin: string; get: StaticHost; said: () => string }> {
  const dir = temporaryDir();
  const [port, inspector] = [await freePort(), await freePort()];
  const child = spawn(
    process.execPath,
    [
      ...[
        packageScript('wrangler/bin/wrangler.js'),
        'pages',
        'dev',
        site,
        '--ip',
        '127.0.0.1',
        '--port',
        String(port),
      ],
      ...['--inspector-port', String(inspector), '--compatibility-date', '2026-01-01'],
    ],
    {
      cwd: dir,
      env: { ...buildEnvironment({ HOME: dir }), CI: '1', WRANGLER_SEND_METRICS: 'false' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += String(data);
    });
  onTestFinished(async () => {
    const closed = new Promise((resolve) => child.on('close', resolve));
    child.kill('SIGTERM');
    await closed;
  });
  const startedAt = performance.now();
  while (!said.includes('Ready on ')) {
    if (child.exitCode !== null || performance.now() - startedAt > longestStartMs)
      throw new Error(`Cloudflare's runtime does not start:\n${said}`);
    await pause(100);
  }
  const origin = `http://127.0.0.1:${port}`;
  const get: StaticHost = (path) => fetch(origin + path, { redirect: 'manual' });
  return { origin, get, said: () => said };
}

/** Joins Netlify's own libraries of files, redirects and headers: files before rules, and headers for every response. */
export async function netlify(site: string): Promise<StaticHost> {
  const files = new StaticHandler({ directory: site });
  const rules = await redirector.parsePlain(readFileSync(join(site, '_redirects'), 'utf8'), {
    jwtSecret: '',
    jwtRoleClaim: '',
  });
  const headers = new HeadersHandler({ projectDir: site, logger: console });
  const urlOf = (path: string) => new URL(path, 'http://any.localhost');
  const fileOf = async (path: string) => (await files.match(new Request(urlOf(path))))?.handle();
  const ruled = async (path: string): Promise<Response | undefined> => {
    const { pathname, search } = urlOf(path);
    const match = rules.match({
      scheme: 'http',
      host: 'any.localhost',
      path: decodeURIComponent(pathname),
      query: search.slice(1),
      headers: {},
      getHeader: () => '',
      getCookie: () => '',
    });
    if (!match) return;
    return match.status === 200 ? fileOf(match.to) : Response.redirect(urlOf(match.to), match.status);
  };
  const missing = () => new Response(readFileSync(join(site, '404.html')), { status: 404 });
  return async (path) => {
    const found = (await fileOf(path)) ?? (await ruled(path)) ?? missing();
    // A redirect's own headers cannot be changed.
    const response = new Response(found.body, found);
    await headers.apply(new Request(urlOf(path)), response);
    return response;
  };
}
