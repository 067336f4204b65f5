import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { testBrand } from '../../tests/support/testBrand.ts';
import { routeEntry } from '../shared/paths/routeRules.ts';
import { routeIds } from '../shared/paths/routeTable.ts';
import { PageError } from './errors/PageError.tsx';
import { SiteError } from './errors/SiteError.tsx';
import { createRoutes } from './routes.tsx';

const loaders = { guard: async () => null, leadTo: () => new Promise<never>(() => {}) };
const isOf = (element: unknown, type: unknown) => isValidElement(element) && element.type === type;

test('every route is there under each of its paths, guarded where it is, and fails within its layout', () => {
  const [root] = createRoutes({ brand: testBrand(), loaded: new Map(), loaders });
  expect(isOf(root?.errorElement, SiteError)).toBe(true);
  const children = root?.children ?? [];
  for (const id of routeIds) {
    const { paths, guards } = routeEntry(id);
    for (const path of paths) {
      const route = children.find((child) => child.path === path);
      expect({
        path,
        hasOwnBoundary: isOf(route?.errorElement, PageError),
        // Stubs have no page: a loader leads on.
        leadsSomewhere: Boolean(route?.lazy ?? route?.loader),
        isGuarded: guards.length === 0 || route?.loader !== undefined,
      }).toEqual({ path, hasOwnBoundary: true, leadsSomewhere: true, isGuarded: true });
    }
  }
  expect(children.at(-1)?.path).toBe('*');
});
