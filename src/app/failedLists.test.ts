import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testBrand } from '../../tests/support/testBrand.ts';
import '../features/banners/bannersApi.ts';
import '../features/lobby/categoriesApi.ts';
import '../features/promotions/promotionsApi.ts';
import '../features/providers/providersApi.ts';
import '../features/seo/seoApi.ts';
import type { ErrorReport } from '../shared/errors/errorReports.ts';
import { api } from '../shared/query/api.ts';
import { createBrowserServices } from './services.ts';
import { createStore } from './store.ts';

const asked: string[] = [];
let server: Server;
let status = 503;
let reports: ErrorReport[];

beforeEach(async () => {
  asked.length = 0;
  reports = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status).end('{"message":"SQLSTATE[42S02]: Base table not found"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubGlobal('window', { __errorReports: reports });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

// Requests one list from the store.
async function ask(endpoint: string, parameter?: object): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const brand = testBrand();
  const { services, connect } = createBrowserServices({
    ...brand,
    api: { ...brand.api, origin: `http://127.0.0.1:${port}` },
  });
  const store = createStore(services);
  connect(store);
  const { initiate } = Object(Reflect.get(api.endpoints, endpoint));
  await store.dispatch(initiate(parameter));
}

test.each([
  ['getPromotions', 'Promotions', 2],
  ['getCategories', 'Categories', 2],
  ['getProviders', 'Providers', 2],
  ['getBanners', 'Banners', 1],
] as const)(
  'retries %s once, except banners, and logs the failure once without the server’s message',
  async (endpoint, what, times) => {
    status = 503;
    await ask(endpoint);
    expect(asked).toHaveLength(times);
    expect(reports).toEqual([
      { kind: 'background', error: new Error(`${what} could not be loaded: status 503`) },
    ]);
    expect(console.warn).toHaveBeenCalledWith(reports[0]?.error);
  },
);

test.each(['getPromotions', 'getCategories', 'getProviders', 'getBanners'])(
  'does not retry %s on status 501',
  async (endpoint) => {
    status = 501;
    await ask(endpoint);
    expect(asked).toHaveLength(1);
  },
);

test('logs a failed request for SEO texts', async () => {
  status = 500;
  await ask('getSeo', { section: 'home', path: '/' });
  expect(reports.map(({ error }) => String(error))).toEqual([
    'Error: SEO texts could not be loaded: status 500',
  ]);
});
