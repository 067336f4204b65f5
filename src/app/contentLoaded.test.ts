import { expect, test, vi } from 'vitest';
import { testBrand } from '../../tests/support/testBrand.ts';
import { categoriesApi } from '../features/lobby/categoriesApi.ts';
import type { HttpResult } from '../shared/http/httpError.ts';
import { contentLoaded } from './contentLoaded.ts';
import { createPrerenderServices } from './services.ts';
import { createStore } from './store.ts';

const { getCategories } = categoriesApi.endpoints;

test('resolves at once on a page without queries', async () => {
  await expect(contentLoaded(createStore(createPrerenderServices(testBrand())))).resolves.toBeUndefined();
});

test.each<[string, HttpResult<never>]>([
  ['fails', { ok: false, error: { kind: 'network', offline: true } }],
  ['has its response', { ok: true, status: 200, data: [] as never }],
])('waits until the last query of the page %s', async (_, result) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { promise, resolve } = Promise.withResolvers<HttpResult<never>>();
  const services = { ...createPrerenderServices(testBrand()), http: { send: () => promise } };
  const store = createStore(services);
  let isLoaded = false;
  const loaded = contentLoaded(store).then(() => {
    isLoaded = true;
  });
  // Started by an effect of the same commit.
  const query = store.dispatch(getCategories.initiate());
  await contentLoaded(createStore(services));
  expect(isLoaded).toBe(false);
  resolve(result);
  await query;
  await loaded;
});
