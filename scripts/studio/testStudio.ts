import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { PlainObject } from '../brands/config/json/plainObject.ts';
import { brandEntry, dirWith, themeFiles } from '../brands/testFixture.ts';
import { projectRoot } from '../cli/projectPaths.ts';
import { openPort } from '../serve/listen.ts';
import type { StudioContext } from './calls/context.ts';
import { createMainBranch } from './calls/mainBranch.ts';
import { createStudioServer } from './http/studioServer.ts';
import { createProject, type StudioProject } from './project.ts';
import { createPreviewTickets } from './sites/previewTickets.ts';
import type { SiteBuilder } from './sites/siteBuilder.ts';
import { type StudioCall, type StudioInput, type StudioOutput, tokenHeader } from './studioApi.ts';

const configText = (...entries: PlainObject[]): string =>
  `{\n  "environments": {   "staging": {} },\n  "brands": ${JSON.stringify(entries, null, 2).replaceAll('\n', '\n  ')}\n}\n`;

/** Returns the files of a configuration whose brands have packages of their own. */
export function studioFiles(...ids: string[]): Record<string, string | Buffer> {
  const entries = ids.map((id) => brandEntry(id, { theme: undefined }));
  return {
    'brands.config.json': configText(...entries),
    ...Object.assign({}, ...ids.map((id) => themeFiles(`brands/${id}`))),
  };
}

/** Creates a configuration with two brands in a directory that is removed after the test. */
export function testProject(
  files: Record<string, string | Buffer> = {},
  dir = dirWith({ ...studioFiles('aurora', 'boreal'), ...files }),
): StudioProject {
  return createProject({
    configFile: join(dir, 'brands.config.json'),
    projectRoot,
    processEnv: {},
  });
}

// Sites and operator have tests of their own.
const noSites: SiteBuilder = {
  states: (ids) =>
    Object.fromEntries(
      ids.map((id) => [id, { url: '', state: 'building' as const, message: null, version: '' }]),
    ),
  siteOf: () => undefined,
  find: () => undefined,
  refresh: () => {},
  settled: async () => {},
};

export function testContext(project: StudioProject): StudioContext {
  return {
    project,
    sites: noSites,
    main: createMainBranch(project),
    tickets: createPreviewTickets(),
    sandbox: () => new Promise(() => {}),
    showEmptyLists: () => {},
  };
}

export const testToken = 'token-of-this-start';

/** Serves the studio's calls on a free port, closed after the test. */
export async function testServer(project: StudioProject) {
  const open = await openPort(0, '127.0.0.1');
  onTestFinished(() => open.close());
  const origin = `http://localhost:${open.port}`;
  const server = createStudioServer({
    context: testContext(project),
    origin,
    token: testToken,
    page: { respond: () => new Response('page') },
    log: () => {},
  });
  open.ready({ fetch: (request) => server.fetch(request), upgrade: () => false });
  const headers = { 'Content-Type': 'application/json', Origin: origin, [tokenHeader]: testToken };
  return {
    port: open.port,
    origin,
    headers,
    call: async <C extends StudioCall>(name: C, input: StudioInput<C>): Promise<StudioOutput<C>> => {
      const response = await server.fetch(
        new Request(`${origin}/api/${name}`, {
          method: 'POST',
          headers: { ...headers, Host: new URL(origin).host },
          body: JSON.stringify(input),
        }),
      );
      const body = await response.json();
      if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
      return body;
    },
  };
}
