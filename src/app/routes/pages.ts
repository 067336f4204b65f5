import type { ComponentType } from 'react';
import { routeEntry } from '../../shared/paths/routeRules.ts';
import { type RouteId, routeIds } from '../../shared/paths/routeTable.ts';

// Each page is its own chunk.
const modules = import.meta.glob<Record<string, ComponentType>>('./*/*Page.tsx', { base: '../../features' });

/** Loads the page of a route; null for a route that only redirects. */
export async function loadPage(id: RouteId): Promise<ComponentType | null> {
  const { page } = routeEntry(id);
  if (!page) return null;
  const module = await modules[`./${page}.tsx`]?.();
  const Page = module?.[page.replace(/.*\//, '')];
  if (!Page) throw new Error(`No page ${page}`);
  return Page;
}

// Used for prerendering.
export async function loadAllPages(): Promise<ReadonlyMap<RouteId, ComponentType>> {
  const loaded = await Promise.all(
    routeIds.map(async (id) => {
      const page = await loadPage(id);
      return page ? ([[id, page]] as const) : [];
    }),
  );
  return new Map(loaded.flat());
}
