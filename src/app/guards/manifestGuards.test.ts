import { createMemoryRouter, type LoaderFunction } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { createRouteLoaders } from '../routeLoaders.ts';
import { createPrerenderServices } from '../services.ts';
import { createStore } from '../store.ts';
import { guardsOf } from './manifestGuards.ts';

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
const manifest = (guards: unknown) => Response.json({ id: 'x', routeRules: { '/user/wallet': { guards } } });

test('the guards of a route are those that the manifest of the page’s own build names, read once', async () => {
  const asked = serve(() => manifest(['refresh-ip', 'auth']));
  expect(await guardsOf('user-wallet', 'one')).toEqual(['refresh-ip', 'auth']);
  expect(await guardsOf('user-wallet', 'one')).toEqual(['refresh-ip', 'auth']);
  expect(asked).toEqual(['/builds/meta/one.json']);
});

test('a route that the manifest has no guards for keeps those of the table', async () => {
  serve(() => manifest(undefined));
  expect(await guardsOf('user-wallet', 'two')).toEqual(['auth']);
  expect(await guardsOf('play-id', 'two')).toEqual(['cookie-consent', 'require-verification']);
});

test.each([
  ['that is gone', () => new Response('', { status: 404 })],
  ['that is the app shell', () => new Response('<!doctype html>')],
  ['of wrong types', () => manifest('auth')],
  ['that nobody can reach', () => Promise.reject(new TypeError('offline'))],
])('a manifest %s opens no door, and is read again later', async (what, answer) => {
  serve(answer);
  expect(await guardsOf('user-wallet', what)).toEqual(['auth']);
  serve(() => manifest(['auth', 'refresh-ip']));
  expect(await guardsOf('user-wallet', what)).toEqual(['auth', 'refresh-ip']);
});

test('a guard that nobody knows keeps the page shut with an error', async () => {
  serve(() => manifest(['ninguem']));
  const services = createPrerenderServices(testBrand({ build: { id: 'three', timestamp: '' } }));
  const loader: LoaderFunction = (args) => loaders.guard('user-wallet', args);
  const router = createMemoryRouter([
    { id: 'home', path: '/', element: null },
    { id: 'wallet', path: '/user/wallet', loader, element: null, errorElement: null },
  ]);
  const loaders = createRouteLoaders(() => router, createStore(services), services);
  await router.navigate('/user/wallet');
  expect(router.state.errors?.wallet).toEqual(new Error('Unknown route middleware: ninguem'));
});
