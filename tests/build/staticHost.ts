import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';
import { onTestFinished } from 'vitest';
import { packageScript } from '../../scripts/checks/runTool.ts';
import { freePort } from '../support/freePort.ts';
import { buildEnvironment, temporaryDir } from './runScript.ts';

/** Requests a path of a static host, without following redirects. */
export type StaticHost = (path: string) => Promise<Response>;

// How long its runtime may take on a busy machine.
const longestStartMs = 90_000;

/** Starts Cloudflare's own local runtime of Pages on a web root; `said` is what it prints, its parsers' warnings among it. */
export async function startCloudflarePages(site: string): Promise<{ get: StaticHost; said: () => string }> {
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
  const get: StaticHost = (path) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  return { get, said: () => said };
}

/** Joins Netlify's own handlers of files, redirects and headers in the order of its development server. */
export function netlify(site: string): StaticHost {
  const files = new StaticHandler({ directory: site });
  const redirects = new RedirectsHandler({
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: site,
    publicDir: site,
  });
  const headers = new HeadersHandler({ projectDir: site, logger: console });
  return async (path) => {
    const request = new Request(`http://any.localhost${path}`);
    const fileOf = async (asked: Request) => (await files.match(asked))?.handle;
    const match = await redirects.match(request);
    const response =
      (match && (await redirects.handle(request, match, fileOf))) ??
      (await (
        await fileOf(request)
      )?.()) ??
      new Response(readFileSync(join(site, '404.html')), { status: 404 });
    // A redirect's headers cannot be changed.
    const own = new Response(response.body, response);
    await headers.apply(request, own);
    return own;
  };
}
