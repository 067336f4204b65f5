import {
  createContext,
  createPath,
  type DataRouter,
  type Location,
  type MiddlewareFunction,
  replace,
} from 'react-router';
import type { LayoutName } from '../../shared/brand/brandRecord.ts';
import type { GuardName } from '../../shared/paths/routeEntry.ts';
import type { AppStore } from '../../shared/state/rootState.ts';
import type { Services } from '../../shared/state/services.ts';

// One navigation, for its guards.
export interface Visit {
  store: AppStore;
  services: Services;
  // The destination.
  to: Pick<Location, 'pathname' | 'search' | 'hash'>;
  // The page that the player leaves; null for a first page.
  from: Pick<Location, 'pathname' | 'search' | 'hash'> | null;
  router: Pick<DataRouter, 'subscribe'>;
}

export const visitContext = createContext<Visit>();

// The layout of the route's rule; null keeps the compiled one.
export const layoutContext = createContext<LayoutName | null>(null);

/** Keeps the page but skips the guards that follow; the page itself opens nothing until it may. */
export const held = Symbol('held');

// Throws a redirect to refuse the page. The request aborts with the navigation; see `whenLeft` for a page left later.
export type Guard = MiddlewareFunction;

export type Guards = Partial<Record<GuardName, Guard>>;

/** Returns the redirect that keeps the player on the current page; a first page goes home. */
export function stay({ from }: Visit): Response {
  return replace(from ? createPath(from) : '/');
}
