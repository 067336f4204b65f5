import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testBrand } from '../../tests/support/testBrand.ts';
import type { HttpError } from '../shared/http/httpError.ts';
import type { RootState } from '../shared/state/rootState.ts';
import { carriedState } from './prerender/carriedState.ts';

// Modules keep what they have loaded, so each test has its own.
async function openPage(preloaded?: Partial<RootState>) {
  vi.resetModules();
  const sent: string[] = [];
  const http = {
    send: async ({ path }: { path: string }) => {
      sent.push(path);
      return { ok: true, status: 200, data: path === '/api/auth/me' ? null : [] } as never;
    },
  };
  const [{ createStore }, { createPrerenderServices }, { holdQueries, fetchNow, lazyQuery, loadEndpoint }] =
    await Promise.all([
      import('./store.ts'),
      import('./services.ts'),
      import('../shared/query/lazyQuery.ts'),
    ]);
  const gate = Promise.withResolvers<void>();
  holdQueries(gate.promise);
  const loads = vi.fn(() =>
    import('../features/lobby/categoriesApi.ts').then(
      ({ categoriesApi }) => categoriesApi.endpoints.getCategories,
    ),
  );
  const query = lazyQuery('getCategories', loads);
  const store = createStore({ ...createPrerenderServices(testBrand()), http }, preloaded);
  const ask = () => store.dispatch(fetchNow(query));
  const load = () => store.dispatch(loadEndpoint(query));
  return {
    store,
    query,
    loads,
    sent,
    ask,
    load,
    open: gate.resolve,
    seen: () => query.select(store.getState()),
  };
}

const slots = { id: '1', name: 'Slots', slug: 'slots', games: [] };
const prerendered = carriedState({ categories: [slots] }, undefined, {
  brand: testBrand(),
  routeId: null,
  params: {},
  path: '/',
});

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))));
afterEach(() => vi.unstubAllGlobals());

describe('a query before the code of the API has loaded', () => {
  test('waits as pending, and is sent once by two callers', async () => {
    const page = await openPage();
    expect(page.seen()).toEqual({});
    const [first, second] = [page.ask(), page.load()];
    expect(page.seen().status).toBe('pending');
    expect(page.loads).not.toHaveBeenCalled();
    page.open();
    expect(await first).toMatchObject({ data: [] });
    const endpoint = await second;
    const subscription = endpoint && page.store.dispatch(endpoint.initiate(undefined));
    await subscription;
    expect(page.sent).toEqual(['/v2/casino-games/category']);
    expect(page.seen()).toMatchObject({ status: 'fulfilled', data: [] });
  });

  test('reads and keeps what the page was made from, and is sent all the same', async () => {
    const page = await openPage(prerendered);
    expect(page.seen()).toMatchObject({ status: 'fulfilled', data: [slots] });
    const loading = page.load();
    expect(page.seen()).toMatchObject({ status: 'pending', data: [slots] });
    page.open();
    const endpoint = await loading;
    expect(page.seen()).toMatchObject({ status: 'fulfilled', data: [slots] });
    await (endpoint && page.store.dispatch(endpoint.initiate(undefined)));
    expect(page.sent).toHaveLength(1);
    expect(page.seen().data).toEqual([]);
  });

  test('fails like a request without a network when its code is missing, and is sent by a retry', async () => {
    const page = await openPage(prerendered);
    page.loads.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    page.open();
    const error: HttpError = { kind: 'network', offline: false };
    expect(await page.load()).toBeNull();
    expect(page.seen()).toMatchObject({ status: 'rejected', data: [slots], error });

    const retry = page.ask();
    expect(page.seen()).toMatchObject({ status: 'pending', error });
    expect(await retry).toMatchObject({ data: [] });
    expect(page.seen()).toMatchObject({ status: 'fulfilled', data: [] });
    expect(page.seen().error).toBeUndefined();
  });

  test('keeps the page unsettled until its response', async () => {
    const page = await openPage();
    const { contentLoaded } = await import('./contentLoaded.ts');
    const asked = page.ask();
    let isLoaded = false;
    const loaded = contentLoaded(page.store).then(() => {
      isLoaded = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isLoaded).toBe(false);
    page.open();
    await asked;
    await loaded;
    expect(page.sent).toHaveLength(1);
  });
});

test('leaves a request alone that the API has sent already', async () => {
  const page = await openPage();
  const { categoriesApi } = await import('../features/lobby/categoriesApi.ts');
  const sent = page.store.dispatch(categoriesApi.endpoints.getCategories.initiate());
  page.open();
  expect(await page.load()).not.toBeNull();
  expect(page.seen()).toMatchObject({ status: expect.stringMatching(/pending|fulfilled/) });
  await sent;
  expect(page.seen()).toMatchObject({ status: 'fulfilled', data: [] });
  expect(page.sent).toHaveLength(1);
});
