import { randomBytes } from 'node:crypto';
import type { Sandbox } from '../../sandbox/createSandbox.ts';
import { hostname } from '../../sandbox/tenants.ts';
import { removeDir } from '../build/output/workDir.ts';
import { cacheDir } from '../cli/projectPaths.ts';
import { openPort } from '../serve/listen.ts';
import type { StudioContext } from './calls/context.ts';
import { createMainBranch } from './calls/mainBranch.ts';
import { compileStudioPage, createStudioPage, type StudioPage } from './http/studioPage.ts';
import { createStudioServer } from './http/studioServer.ts';
import { createProject } from './project.ts';
import { emptyLists } from './sites/previewSession.ts';
import { createPreviewTickets } from './sites/previewTickets.ts';
import { createSandboxHolder } from './sites/sandboxHolder.ts';
import { createSiteBuilder } from './sites/siteBuilder.ts';
import { serveStudioSite } from './sites/siteServer.ts';
import { tokenParameter } from './studioApi.ts';

export interface StudioOptions {
  root: string;
  configFile: string;
  port: number;
  log(line: string): void;
  // Replaces the compiled page in tests of the server.
  page?: StudioPage;
}

export interface RunningStudio {
  // With the token of this start.
  url: string;
  origin: string;
  token: string;
  // Resolves when sites and sandbox are up to date.
  settled(): Promise<void>;
  close(): Promise<void>;
}

const loopback = '127.0.0.1';

/** Starts the studio, the brands' live sites and their operator on one port of this machine. */
export async function startStudio(options: StudioOptions): Promise<RunningStudio> {
  const { root, configFile, log } = options;
  const open = await openPort(options.port, loopback);
  try {
    const { port } = open;
    const origin = `http://localhost:${port}`;
    const token = randomBytes(24).toString('base64url');
    const project = createProject({
      configFile,
      projectRoot: root,
      processEnv: { ...process.env, BANDEIRA_PORT: String(port) },
    });
    // Wrong input is part of the work, so only a configuration that cannot be read at all is refused.
    await project.load('production');
    const sandbox = createSandboxHolder(log);
    const tickets = createPreviewTickets();
    const withoutItems = new Set<string>();
    const outDir = cacheDir(root, `studio-sites-${port}`);
    const sites = createSiteBuilder({
      project,
      outDir,
      port,
      onBrands: sandbox.use,
      log,
    });
    const context: StudioContext = {
      project,
      sites,
      main: createMainBranch(project),
      tickets,
      sandbox: sandbox.current,
      showEmptyLists: (brand, isEmpty) => {
        if (isEmpty) withoutItems.add(brand);
        else withoutItems.delete(brand);
      },
    };
    const page =
      options.page ?? createStudioPage(await compileStudioPage(root, log), `http://*.localhost:${port}`);
    const studio = createStudioServer({ context, origin, token, page, log });

    // The start page of the sandbox is on `localhost`, which is the studio's here.
    function operatorOf(host: string): Sandbox | undefined {
      const running = sandbox.running();
      return hostname(host) !== 'localhost' && running?.handles(host) ? running : undefined;
    }

    async function askOperator(running: Sandbox, request: Request, ip: string | undefined) {
      const response = await running.fetch(request, { ip });
      const host = hostname(request.headers.get('host') ?? '');
      const isEmpty = [...withoutItems].some((id) => host === `api.${id}.localhost`);
      return isEmpty ? emptyLists(request, response) : response;
    }

    open.ready({
      fetch: async (request, ip) => {
        const host = request.headers.get('host') ?? '';
        const site = sites.siteOf(host);
        if (site)
          return serveStudioSite(request, {
            serve: site.serve,
            ticket: (id) => tickets.find(site.brand.settings.id, id),
            studio: origin,
          });
        const running = operatorOf(host);
        return running ? askOperator(running, request, ip) : studio.fetch(request);
      },
      upgrade: (request, socket, head) => sandbox.running()?.upgrade(request, socket, head) ?? false,
    });
    sites.refresh();
    return {
      url: `${origin}/#${tokenParameter}=${token}`,
      origin,
      token,
      settled: async () => {
        await sites.settled();
        await sandbox.current();
      },
      close: async () => {
        await sites.settled();
        await sandbox.close();
        await open.close();
        // No later start has the same port.
        if (options.port === 0) removeDir(outDir);
      },
    };
  } catch (error) {
    await open.close();
    throw error;
  }
}
