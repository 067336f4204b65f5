import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { createServer, type ErrorPayload, type ViteDevServer } from 'vite';
import type { Problem } from '../brands/problem.ts';
import { servedRoutes } from '../build/deploy/servedRoutes.ts';
import { brandPages } from '../build/render/brandPages.ts';
import { formatProblem, printProblems } from '../cli/printProblems.ts';
import { cacheDir } from '../cli/projectPaths.ts';
import { decodedPath, locate } from '../serve/locate.ts';
import { mediaType } from '../serve/mediaTypes.ts';
import { type DevBrand, type DevBrandOptions, type DevBrandReading, readDevBrand } from './devBrand.ts';
import { devPage, themeEvent, themeUpdates } from './devPage.ts';

export interface DevSite {
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

// An editor writes a file in several steps.
const settleMs = 80;

/** Creates Vite for one brand: hot-reloads sources and theme, and reloads the page for any other change. */
export async function createDevSite(
  options: DevBrandOptions,
  server: Server,
  first: DevBrandReading & { current: DevBrand },
  log: (line: string) => void,
): Promise<DevSite> {
  let { current, inputs } = first;
  let problem: ErrorPayload | null = null;
  const vite = await createServer({
    configFile: join(options.root, 'vite.config.ts'),
    root: options.root,
    cacheDir: cacheDir(options.root, 'vite'),
    appType: 'custom',
    clearScreen: false,
    optimizeDeps: { entries: ['src/entry-client.tsx'] },
    plugins: [themeUpdates()],
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ['**/.data/**', '**/dist/**', '**/test-results/**'] },
    },
  });
  vite.watcher.add(inputs);
  vite.ws.on('connection', () => {
    if (problem) vite.ws.send(problem);
  });

  async function readAgain(): Promise<void> {
    const reading = await readDevBrand(options);
    inputs = [...new Set([...inputs, ...reading.inputs])];
    vite.watcher.add(reading.inputs);
    if (!reading.current) {
      printProblems(reading.problems, []);
      problem = overlay(reading.problems);
      vite.ws.send(problem);
      return;
    }
    const before = current;
    const hadProblem = problem !== null;
    current = reading.current;
    problem = null;
    if (pageInput(before) !== pageInput(current) || hasOtherFiles(before, current)) {
      log('The brand has changed: the page is loaded again.');
      vite.ws.send({ type: 'full-reload' });
    } else if (before.themeCss !== current.themeCss || hadProblem) {
      log('The theme has changed.');
      vite.ws.send({ type: 'custom', event: themeEvent, data: { css: current.themeCss } });
    }
  }

  let waiting: NodeJS.Timeout | undefined;
  vite.watcher.on('all', (_, path) => {
    if (!inputs.some((input) => path === input || path.startsWith(input + sep))) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      readAgain().catch((error: unknown) => log(error instanceof Error ? error.message : String(error)));
    }, settleMs);
  });

  return {
    handle: (request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const file = current.files.get(path);
      if (file) {
        const body = 'content' in file ? file.content : readFileSync(file.source);
        response.writeHead(200, { 'Content-Type': mediaType(extname(path)), 'Cache-Control': 'no-cache' });
        response.end(body);
        return;
      }
      vite.middlewares(
        request,
        response,
        () => void servePage(vite, options.root, current, request, response),
      );
    },
    close: () => {
      clearTimeout(waiting);
      return vite.close();
    },
  };
}

// What the page is made from, beside its theme and files.
const pageInput = ({ record, brand }: DevBrand) => JSON.stringify([record, brand.settings.shapes]);

// Files whose URL stays the same when they change: legal texts, icons by their plain name.
function hasOtherFiles(before: DevBrand, after: DevBrand): boolean {
  const text = ({ files }: DevBrand) =>
    [...files.values()].map((file) => ('text' in file ? file.text : file.path)).join('\n');
  return text(before) !== text(after);
}

async function servePage(
  vite: ViteDevServer,
  root: string,
  current: DevBrand,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const requestUrl = request.url ?? '/';
  const wantsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
  if (
    request.method !== 'GET' ||
    !wantsPage ||
    /\.\w+$/.test(new URL(requestUrl, 'http://localhost').pathname)
  ) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  try {
    const { pageBase } = await vite.ssrLoadModule('/src/app/prerender/pageBase.ts');
    const page = devPage(readFileSync(join(root, 'index.html'), 'utf8'), pageBase, current);
    const html = await vite.transformIndexHtml(requestUrl, page);
    const status = statusOf(current, requestUrl);
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(html);
  } catch (error) {
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(`${error instanceof Error ? error.stack : String(error)}\n`);
  }
}

// Returns the status of the brand's artifact server; the app renders the matching page.
function statusOf({ brand }: DevBrand, requestUrl: string): 200 | 404 {
  const path = decodedPath(new URL(requestUrl, 'http://localhost').href);
  if (path === null) return 404;
  const pages = new Set(brandPages(brand).map(({ file }) => file));
  const found = locate(path, (file) => pages.has(file), servedRoutes(brand.settings));
  return 'status' in found ? found.status : 200;
}

// Every problem in Vite's error overlay; the position of the first opens in the editor.
function overlay(problems: readonly Problem[]): ErrorPayload {
  const [first] = problems;
  return {
    type: 'error',
    err: {
      message: problems.map(formatProblem).join('\n\n'),
      stack: '',
      plugin: 'brands',
      id: first?.file,
      loc: first && { file: first.file, line: first.line, column: first.column },
    },
  };
}
