import { createMemoryRouter, type DataRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testBrand } from '../../tests/support/testBrand.ts';
import { categoriesApi } from '../features/lobby/categoriesApi.ts';
import { promotionsApi } from '../features/promotions/promotionsApi.ts';
import { providersApi } from '../features/providers/providersApi.ts';
import type { Category } from '../shared/contract/casino/casino.ts';
import type { Promotion } from '../shared/contract/content/promotions.ts';
import { routeEntry } from '../shared/paths/routeRules.ts';
import type { RouteId } from '../shared/paths/routeTable.ts';
import { createRouteHandlers } from './routes/routeHandlers.ts';
import { createPrerenderServices } from './services.ts';
import { createStore } from './store.ts';

// No build manifest.
beforeEach(() => vi.stubGlobal('fetch', async () => new Response('', { status: 404 })));
afterEach(() => vi.unstubAllGlobals());

const provider = { id: '9', name: 'Estúdio', slug: 'estudio' };
const game = { id: '7', name: 'Jogo', slug: 'jogo', image: '', provider, live: false, demo: false };
const categories = [{ id: '3', name: 'Crash', slug: 'crash', games: [game] }] as Category[];
const promotions = [{ id: '1', title: 'Promoção' }] as Promotion[];

const subjects = ['casino-category', 'providers-id', 'promotions-id', 'regulation', 'rules-betting'] as const;

function visit() {
  const legal = [{ slug: 'termos-de-uso', title: 'Termos de uso' }];
  const services = createPrerenderServices(testBrand({ legal }));
  const store = createStore(services);
  const handlers = createRouteHandlers(() => router, store, services);
  const routeOf = (id: RouteId) => {
    const [path] = routeEntry(id).paths;
    // The guards of games have their own tests.
    const { loader } = handlers(id, path);
    return { id, path, loader, element: null, errorElement: null };
  };
  const ids = [...subjects, 'play-id', 'play-provider-name'] as const;
  const home = { id: 'index', path: '/', element: null };
  const router: DataRouter = createMemoryRouter([home, ...ids.map(routeOf)]);
  const statusOf = async (path: string) => {
    await router.navigate(path);
    const [error] = Object.values(router.state.errors ?? {});
    return error?.status ?? 200;
  };
  return { store, statusOf };
}

async function loaded() {
  const here = visit();
  await here.store.dispatch(categoriesApi.util.upsertQueryData('getCategories', undefined, categories));
  await here.store.dispatch(providersApi.util.upsertQueryData('getProviders', undefined, []));
  await here.store.dispatch(promotionsApi.util.upsertQueryData('getPromotions', undefined, promotions));
  return here;
}

test.each([
  ['/casino/crash', 200],
  ['/casino/nao-existe', 404],
  ['/casino/__proto__', 404],
  ['/play/7', 200],
  ['/play/jogo', 200],
  ['/play/8', 404],
  ['/play/estudio/jogo', 200],
  ['/play/outro/jogo', 404],
  // Listed by its games alone.
  ['/providers/estudio', 200],
  ['/providers/outro', 404],
  ['/promotions/1', 200],
  ['/promotions/2', 404],
  ['/termos-de-uso', 200],
  ['/nada', 404],
  ['/rules-betting', 404],
])('ends the navigation to %s with status %i', async (path, status) => {
  const { statusOf } = await loaded();
  expect(await statusOf(path)).toBe(status);
});

test.each(['/casino/nao-existe', '/play/8', '/providers/outro', '/promotions/2'])(
  'shows %s until the response proves that its subject is missing',
  async (path) => {
    expect(await visit().statusOf(path)).toBe(200);
  },
);
