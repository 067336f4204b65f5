import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../../src/app/App.tsx';
import { createBrowserServices } from '../../src/app/services.ts';
import { createStore } from '../../src/app/store.ts';
import { compareWithToken } from '../../src/features/session/watchSession.ts';
import type { BrandRecord } from '../../src/shared/brand/brandRecord.ts';
import type { PageData } from '../../src/shared/paths/pageData.ts';
import { selectSessionStatus } from '../../src/shared/state/sessionSlice.ts';
import { clearTokenCookies, storeSessionToken } from '../../src/shared/storage/sessionCookies.ts';
import { sessionTokenOf } from './sessionTokenOf.ts';
import { testBrand } from './testBrand.ts';

interface OperatorCall {
  // Path and query without the origin.
  url: string;
  body: unknown;
  idempotencyKey: string | null;
}

// A response, or the JSON body of a response with status 200. Keys are like `POST /api/deposits`.
export type Operator = Record<string, (call: OperatorCall) => Response | Promise<Response> | object>;

interface RenderOptions {
  operator?: Operator;
  brand?: Partial<BrandRecord>;
  // Fields of the logged in player; null renders for a guest.
  player?: Record<string, unknown> | null;
  path?: string;
}

const lifetimeS = 3_600;

/** Renders part of a feature in the app's own store and router; unknown calls get status 404. */
export async function renderFeature(
  element: ReactNode,
  { operator = {}, brand: changes = {}, player = {}, path = '/' }: RenderOptions = {},
) {
  const brand = testBrand(changes);
  const calls: (OperatorCall & { name: string })[] = [];
  const realFetch = window.fetch.bind(window);
  const known: Operator = {
    'GET /api/auth/me': () => ({
      id: '1',
      name: 'Ana',
      email: 'ana@example.com',
      balance: 10_000,
      ...player,
    }),
    ...operator,
  };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== brand.api.origin) return realFetch(input, init);
    const name = `${init.method ?? 'GET'} ${url.pathname}`;
    const text = typeof init.body === 'string' ? init.body : '';
    const call = {
      url: url.pathname + url.search,
      body: text === '' ? undefined : JSON.parse(text),
      idempotencyKey: new Headers(init.headers).get('Idempotency-Key'),
    };
    calls.push({ name, ...call });
    const response = (await known[name]?.(call)) ?? new Response('{}', { status: 404 });
    init.signal?.throwIfAborted();
    return response instanceof Response ? response : Response.json(response);
  });
  onTestFinished(() => {
    clearTokenCookies(brand.id);
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  });

  const { services, connect } = createBrowserServices(brand);
  const store = createStore(services);
  connect(store);
  if (player) {
    const token = sessionTokenOf({ user_id: '1', exp: Date.now() / 1000 + lifetimeS });
    storeSessionToken(brand.id, token, lifetimeS);
    compareWithToken(store, services);
    await expect.poll(() => selectSessionStatus(store.getState())).toBe('authenticated');
  }
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const page: PageData = {};
  await render(
    <App brand={brand} page={page} store={store}>
      <RouterProvider router={router} />
    </App>,
  );
  const callsOf = (name: string) => calls.filter((call) => call.name === name);
  return { store, router, calls, callsOf };
}
