import { createMemoryRouter, type DataRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { selectAuthPanel } from '../../shared/state/authModalSlice.ts';
import { addFirstHandlers, createRouteHandlers } from '../routes/routeHandlers.ts';
import { createPrerenderServices } from '../services.ts';
import { createStore } from '../store.ts';
import { routeRule } from './routeRule.ts';

afterEach(() => vi.unstubAllGlobals());

// Serves nothing but the build manifest.
function serve(respond: () => Response | Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return respond();
  });
  return asked;
}
const manifest = (rule: object, pattern = '/user/wallet') =>
  Response.json({ id: 'x', routeRules: { [pattern]: rule } });
const brandOf = (id: string) => testBrand({ build: { id, timestamp: '' } });
const walletRule = (buildId: string) => routeRule('user-wallet', '/user/wallet', brandOf(buildId));

test("reads a route's rule from the manifest of the page's build once", async () => {
  const rule = { guards: ['refresh-ip', 'auth'], layout: 'orange', redirect: '/casino' };
  const asked = serve(() => manifest(rule));
  expect(await walletRule('one')).toEqual(rule);
  expect(await walletRule('one')).toEqual(rule);
  expect(asked).toEqual(['/builds/meta/one.json']);
});

test('falls back to the compiled rule for missing fields', async () => {
  serve(() => manifest({}));
  expect(await walletRule('two')).toEqual({ guards: ['auth'], layout: 'default', redirect: null });
  expect((await routeRule('play-id', '/play/:id', brandOf('two'))).guards).toEqual([
    'cookie-consent',
    'require-verification',
  ]);
});

test.each([
  ['that is gone', () => new Response('', { status: 404 })],
  ['that is the app shell', () => new Response('<!doctype html>')],
  ['of wrong types', () => manifest({ guards: 'auth' })],
  ['that cannot be reached', () => Promise.reject(new TypeError('offline'))],
])('keeps the compiled rules with a manifest %s and reads it again later', async (what, respond) => {
  serve(respond);
  expect((await walletRule(what)).guards).toEqual(['auth']);
  serve(() => manifest({ guards: ['auth', 'refresh-ip'] }));
  expect((await walletRule(what)).guards).toEqual(['auth', 'refresh-ip']);
});

// Routes without pages; the first one has no loader, as in the app.
function visit(buildId: string, first: 'index' | 'casino' = 'index') {
  const services = createPrerenderServices(brandOf(buildId));
  const store = createStore(services);
  const routeOf = (id: 'index' | 'casino' | 'promotions' | 'user-wallet', path: string) => ({
    id,
    path,
    handle: { routeId: id, layout: 'default' },
    element: null,
    errorElement: 'error',
    ...(id === first ? {} : handlers(id, path)),
  });
  const handlers = createRouteHandlers(() => router, store, services);
  const router: DataRouter = createMemoryRouter(
    [
      {
        id: 'root',
        children: [
          routeOf('index', '/'),
          routeOf('casino', '/casino'),
          routeOf('promotions', '/promotions'),
          routeOf('user-wallet', '/user/wallet'),
        ],
      },
    ],
    { initialEntries: [first === 'index' ? '/' : '/casino'] },
  );
  addFirstHandlers(router, handlers);
  return { router, store };
}

test('applies a guard, a redirect and a layout of the manifest', async () => {
  serve(() => manifest({ guards: ['auth'] }, '/casino'));
  const guarded = visit('guard');
  await guarded.router.navigate('/promotions');
  await guarded.router.navigate('/casino');
  expect(guarded.router.state.location.pathname).toBe('/');
  expect(selectAuthPanel(guarded.store.getState())).toBe('login');

  serve(() => manifest({ redirect: '/promotions' }, '/casino'));
  const redirected = visit('redirect');
  await redirected.router.navigate('/casino?x=1');
  expect(redirected.router.createHref(redirected.router.state.location)).toBe('/promotions?x=1');

  serve(() => manifest({ layout: 'blaze' }, '/casino'));
  const elsewhere = visit('layout');
  await elsewhere.router.navigate('/casino');
  expect(elsewhere.router.state.loaderData.casino).toEqual({ layout: 'blaze' });
});

test('shows the first page without the manifest and applies its rule afterwards', async () => {
  serve(() => manifest({ guards: [], redirect: '/promotions' }, '/'));
  const { router } = visit('first');
  expect(router.state.initialized).toBe(true);
  expect(router.state.location.pathname).toBe('/');
  await router.revalidate();
  expect(router.state.location.pathname).toBe('/promotions');
});

test('leads home from a page that a guard of the manifest blocks', async () => {
  serve(() => manifest({ guards: ['cookie-consent'] }, '/casino'));
  const { router } = visit('blocked', 'casino');
  expect(router.state.location.pathname).toBe('/casino');
  await router.revalidate();
  expect(router.state.location.pathname).toBe('/');
});

test('shows the error page for an unknown guard', async () => {
  serve(() => manifest({ guards: ['ninguem'] }));
  const { router } = visit('three');
  await router.navigate('/user/wallet');
  expect(router.state.errors?.['user-wallet']).toEqual(new Error('Unknown route middleware: ninguem'));
});
