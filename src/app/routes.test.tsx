import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { testBrand } from '../../tests/support/testBrand.ts';
import { routeEntry } from '../shared/paths/routeRules.ts';
import { routeIds } from '../shared/paths/routeTable.ts';
import { PageError } from './errors/PageError.tsx';
import { SiteError } from './errors/SiteError.tsx';
import { createRoutes } from './routes.tsx';

const loaders = () => async () => null;
const isOf = (element: unknown, type: unknown) => isValidElement(element) && element.type === type;

test('every route has its paths, a loader that applies its rule, and an error page in its layout', () => {
  const [root] = createRoutes({ brand: testBrand(), loaded: new Map(), loaders });
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
