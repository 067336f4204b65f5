import { createMemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { selectAuthPanel } from '../../shared/state/authModalSlice.ts';
import { addFirstLoader, createRouteLoaders } from '../routeLoaders.ts';
import { createPrerenderServices } from '../services.ts';
import { createStore } from '../store.ts';
import { routeRule } from './routeRule.ts';

afterEach(() => vi.unstubAllGlobals());

/** A site whose only file is the manifest of the build. */
function serve(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
  return asked;
}
const manifest = (rule: object, pattern = '/user/wallet') =>
  Response.json({ id: 'x', routeRules: { [pattern]: rule } });
const brandOf = (id: string) => testBrand({ build: { id, timestamp: '' } });
const walletRule = (buildId: string) => routeRule('user-wallet', '/user/wallet', brandOf(buildId));

test("a route's rule is the one that the manifest of the page's own build states, read once", async () => {
  const rule = { guards: ['refresh-ip', 'auth'], layout: 'orange', redirect: '/casino' };
  const asked = serve(() => manifest(rule));
  expect(await walletRule('one')).toEqual(rule);
  expect(await walletRule('one')).toEqual(rule);
  expect(asked).toEqual(['/builds/meta/one.json']);
});

test('what the manifest leaves out is as compiled', async () => {
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
])('a manifest %s leaves every rule as compiled and is read again later', async (what, answer) => {
  serve(answer);
  expect((await walletRule(what)).guards).toEqual(['auth']);
  serve(() => manifest({ guards: ['auth', 'refresh-ip'] }));
  expect((await walletRule(what)).guards).toEqual(['auth', 'refresh-ip']);
});

/** Routes without pages, as the app has them: the first one is shown without a loader. */
function visit(buildId: string, first: 'index' | 'casino' = 'index') {
  const services = createPrerenderServices(brandOf(buildId));
  const store = createStore(services);
  const routeOf = (id: 'index' | 'casino' | 'promotions' | 'user-wallet', path: string) => ({
    id,
    path,
    handle: { routeId: id, layout: 'default' },
    element: null,
    errorElement: 'error',
    ...(id === first ? {} : { loader: loaders(id, path) }),
  });
  const loaders = createRouteLoaders(() => router, store, services);
  const router = createMemoryRouter(
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
  addFirstLoader(router, loaders);
  return { router, store };
}

test('a guard, a redirect and a layout of the manifest count for routes that the table leaves open', async () => {
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

test('the first page waits for no manifest, and is asked for its rule once that is read', async () => {
  serve(() => manifest({ guards: [], redirect: '/promotions' }, '/'));
  const { router } = visit('first');
  expect(router.state.initialized).toBe(true);
  expect(router.state.location.pathname).toBe('/');
  await router.revalidate();
  expect(router.state.location.pathname).toBe('/promotions');
});

test('a page on screen that a guard of the manifest blocks leads home', async () => {
  serve(() => manifest({ guards: ['cookie-consent'] }, '/casino'));
  const { router } = visit('blocked', 'casino');
  expect(router.state.location.pathname).toBe('/casino');
  await router.revalidate();
  expect(router.state.location.pathname).toBe('/');
});

test('a guard without a name in the table ends on the error page', async () => {
  serve(() => manifest({ guards: ['ninguem'] }));
  const { router } = visit('three');
  await router.navigate('/user/wallet');
  expect(router.state.errors?.['user-wallet']).toEqual(new Error('Unknown route middleware: ninguem'));
});
