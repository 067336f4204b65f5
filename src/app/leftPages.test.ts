import { createMemoryRouter, type DataRouter } from 'react-router';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testBrand } from '../../tests/support/testBrand.ts';
import { api } from '../shared/query/api.ts';
import type { AppStore } from '../shared/state/rootState.ts';
import type { Services } from '../shared/state/services.ts';
import { createRouteHandlers } from './routes/routeHandlers.ts';
import { createBrowserServices } from './services.ts';
import { createStore } from './store.ts';

const { getStatement, getList } = api.injectEndpoints({
  endpoints: (build) => ({
    getStatement: build.query<string[], number>({
      query: (page) => ({ path: `/api/statement/${page}`, schema: v.array(v.string()) }),
      providesTags: ['transactions'],
    }),
    getList: build.query<string[], void>({
      query: () => ({ path: '/v2/banners', schema: v.array(v.string()) }),
    }),
  }),
}).endpoints;

interface Sent {
  path: string;
  signal: AbortSignal;
  respond: (list: string[]) => void;
}

let sent: Sent[] = [];
let store: AppStore;
let services: Services;

beforeEach(async () => {
  sent = [];
  vi.stubGlobal(
    'fetch',
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        // The site's own files are irrelevant here.
        if (url.startsWith('/')) return reject(new TypeError('offline'));
        signal.addEventListener('abort', () => reject(signal.reason));
        const respond = (list: string[]) => resolve(new Response(JSON.stringify(list)));
        sent.push({ path: new URL(url).pathname, signal, respond });
      }),
  );
  const browser = createBrowserServices(testBrand());
  services = browser.services;
  store = createStore(services);
  browser.connect(store);
  await warmUp(services);
});
afterEach(() => vi.unstubAllGlobals());

// The first request waits for axios; these tests are about later ones.
async function warmUp({ http }: Services): Promise<void> {
  const first = http.send({ path: '/first', schema: v.unknown() });
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 });
  sent[0]?.respond([]);
  await first;
  sent = [];
}

// A page that subscribes to the statement.
const readStatement = (page = 1) => store.dispatch(getStatement.initiate(page));
const seen = (page = 1) => getStatement.select(page)(store.getState());
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

test('aborts a pending query without an error when its page is left, and sends it again on return', async () => {
  const page = readStatement();
  await aMoment();
  page.unsubscribe();
  await aMoment();
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(seen()).toMatchObject({ isUninitialized: true, isError: false });

  readStatement();
  await aMoment();
  expect(sent).toHaveLength(2);
  sent[1]?.respond(['a']);
  await aMoment();
  expect(seen().data).toEqual(['a']);
});

test('aborts a pending page of a list for the next one', async () => {
  const first = readStatement(1);
  first.unsubscribe();
  readStatement(2);
  await aMoment();
  expect(sent.map(({ path, signal }) => [path, signal.aborted])).toEqual([
    ['/api/statement/1', true],
    ['/api/statement/2', false],
  ]);
});

test('keeps a pending query that has another subscriber, also a simultaneous one', async () => {
  const page = readStatement();
  const header = readStatement();
  page.unsubscribe();
  await aMoment();
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([false]);

  header.unsubscribe();
  readStatement();
  await aMoment();
  sent[0]?.respond(['a']);
  await aMoment();
  expect(sent).toHaveLength(1);
  expect(seen().data).toEqual(['a']);
});

test('aborts a pending refetch when its page is left', async () => {
  const page = readStatement();
  await aMoment();
  sent[0]?.respond(['a']);
  await aMoment();
  store.dispatch(api.util.invalidateTags(['transactions']));
  await aMoment();
  page.unsubscribe();
  await aMoment();
  expect(sent[1]?.signal.aborted).toBe(true);
  readStatement();
  await aMoment();
  expect(sent).toHaveLength(3);
});

test('keeps a received response for a later visit', async () => {
  const page = readStatement();
  await aMoment();
  sent[0]?.respond(['a']);
  await aMoment();
  page.unsubscribe();
  await aMoment();
  readStatement();
  await aMoment();
  expect(sent).toHaveLength(1);
  expect(seen().data).toEqual(['a']);
});

test('keeps prerendered data when the page is left before a response', async () => {
  const { services, connect } = createBrowserServices(testBrand());
  const carried = { status: 'fulfilled', endpointName: 'getList', data: ['carried'] };
  store = createStore(
    services,
    JSON.parse(JSON.stringify({ api: { queries: { 'getList(undefined)': carried } } })),
  );
  connect(store);
  await warmUp(services);
  const page = store.dispatch(getList.initiate());
  await aMoment();
  expect(sent).toHaveLength(1);
  page.unsubscribe();
  await aMoment();
  expect(getList.select()(store.getState()).data).toEqual(['carried']);
});

test('reuses a start call whose first subscriber left', async () => {
  let arrive: (respond: Response) => void = () => {};
  const early = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  vi.stubGlobal('window', { __earlyCalls: { '/v2/banners': early } });
  store.dispatch(getList.initiate()).unsubscribe();
  await aMoment();
  const back = store.dispatch(getList.initiate());
  await aMoment();
  arrive(new Response('["early"]'));
  expect((await back).data).toEqual(['early']);
  expect(sent).toEqual([]);
});

// Navigates to a page whose guard requests the player's IP address.
async function toGuardedPage() {
  const handlers = createRouteHandlers(() => router, store, services);
  const router: DataRouter = createMemoryRouter([
    { path: '/', element: null },
    {
      path: '/altenar-sports/:page',
      ...handlers('altenar-sports', '/altenar-sports/*'),
      element: null,
    },
  ]);
  void router.navigate('/altenar-sports/aviator?odds=2');
  const asked = () => expect(sent.map(({ path }) => path)).toEqual(['/v2/get-ip']);
  await vi.waitFor(asked, { timeout: 10_000 });
  return router;
}
const isThere = (router: Awaited<ReturnType<typeof toGuardedPage>>) =>
  vi.waitFor(() => expect(router.state.location.pathname).toBe('/altenar-sports/aviator'), 4_000);

test('aborts the IP request when the navigation is canceled', async () => {
  const router = await toGuardedPage();
  await router.navigate('/');
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true]);
});

test('aborts the IP request when the page is left', async () => {
  const router = await toGuardedPage();
  await isThere(router);
  await router.navigate('/altenar-sports/aviator?odds=2#aposta');
  expect(sent[0]?.signal.aborted).toBe(false);
  await router.navigate('/');
  expect(sent[0]?.signal.aborted).toBe(true);
});
