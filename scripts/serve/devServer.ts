import { join } from 'node:path';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import { hostname } from '../../sandbox/tenants.ts';
import { printProblems } from '../cli/printProblems.ts';
import { type DevBrandOptions, readDevBrand } from '../vite/devBrand.ts';
import { createDevSite } from '../vite/devSite.ts';
import { openPort, StartFailure } from './listen.ts';
import { sandboxBrands } from './sandboxBrands.ts';

export interface DevOptions extends Omit<DevBrandOptions, 'processEnv'> {
  port: number;
  // Keep nothing of the sandbox between starts.
  memory: boolean;
  log: (line: string) => void;
}

export interface DevServer {
  // URL of the brand.
  url: string;
  close(): Promise<void>;
}

/** Serves one brand from its sources, and the sandbox as its operator, on one port. */
export async function startDevServer({
  port: wanted,
  memory,
  log,
  ...options
}: DevOptions): Promise<DevServer> {
  const open = await openPort(wanted);
  try {
    const { port, server } = open;
    const brandOptions = { ...options, processEnv: { ...process.env, BANDEIRA_PORT: String(port) } };
    const reading = await readDevBrand(brandOptions);
    const { current, brands, problems, warnings } = reading;
    printProblems(problems, warnings);
    if (!current) throw new StartFailure('The brand is not in order: see above.');
    const sandbox = await createSandbox({
      brands: sandboxBrands(brands),
      dataDir: memory ? null : join(options.root, '.data'),
      databaseUrl: process.env.DATABASE_URL,
      env: process.env,
      log,
    });
    const site = await createDevSite(brandOptions, server, { ...reading, current }, log);
    const origin = new URL(current.record.origin).hostname;
    // Environments with real origins are served on plain localhost.
    const host = /(^|\.)localhost$/.test(origin) ? origin : 'localhost';
    open.ready({
      intercept: (request, response) => {
        if (hostname(request.headers.host ?? '') !== host) return false;
        site.handle(request, response);
        return true;
      },
      fetch: (request, ip) => sandbox.fetch(request, { ip }),
      // Vite adds its own listener for its sockets.
      upgrade: (request, socket, head) =>
        request.headers['sec-websocket-protocol']?.startsWith('vite-') === true ||
        sandbox.upgrade(request, socket, head),
    });
    return {
      url: `http://${host}:${port}`,
      close: async () => {
        await site.close();
        await sandbox.close();
        await open.close();
      },
    };
  } catch (error) {
    await open.close();
    throw error;
  }
}
