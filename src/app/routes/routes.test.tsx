import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { routeEntry } from '../../shared/paths/routeRules.ts';
import { routeIds } from '../../shared/paths/routeTable.ts';
import { PageError } from '../errors/PageError.tsx';
import { SiteError } from '../errors/SiteError.tsx';
import { loadAllPages } from './pages.ts';
import { createRoutes } from './routes.tsx';

const handlers = () => ({ middleware: [], loader: async () => null });
const isOf = (element: unknown, type: unknown) => isValidElement(element) && element.type === type;

test('gives every route its paths, a loader and an error page in its layout', () => {
  const [root] = createRoutes({ brand: testBrand({ jurisdiction: 'br' }), loaded: new Map(), handlers });
  expect(isOf(root?.errorElement, SiteError)).toBe(true);
  const children = root?.children ?? [];
  for (const id of routeIds) {
    for (const path of routeEntry(id).paths) {
      const route = children.find((child) => child.path === path);
      expect({
        path,
        hasOwnBoundary: isOf(route?.errorElement, PageError),
        hasLoader: route?.loader !== undefined,
      }).toEqual({ path, hasOwnBoundary: true, hasLoader: true });
    }
  }
  expect(children.at(-1)?.path).toBe('*');
});

test('loads the page of every route that does not only redirect', async () => {
  const pages = await loadAllPages();
  for (const id of routeIds)
    expect([id, typeof pages.get(id)]).toEqual([id, routeEntry(id).leadsTo ? 'undefined' : 'function']);
});
