import type { ComponentType, ReactNode } from 'react';
import type { LayoutName } from '../shared/brand/brandRecord.ts';

export type Layout = ComponentType<{ children: ReactNode }>;

const loaders: Record<LayoutName, () => Promise<Layout>> = {
  default: () => import('./default/DefaultLayout.tsx').then((module) => module.DefaultLayout),
  blaze: () => import('./blaze/BlazeLayout.tsx').then((module) => module.BlazeLayout),
  orange: () => import('./orange/OrangeLayout.tsx').then((module) => module.OrangeLayout),
};

const loaded = new Map<LayoutName, Layout>();

/** Loads a layout's chunk before the first render, so that hydration matches the prerendered page. */
export async function loadLayout(name: LayoutName): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, await loaders[name]());
}

export function isLayoutLoaded(name: LayoutName): boolean {
  return loaded.has(name);
}

/** Returns the layout, or any loaded one when its chunk failed, because the page shows the error. */
export function loadedLayout(name: LayoutName): Layout {
  const layout = loaded.get(name) ?? loaded.values().next().value;
  if (!layout) throw new Error(`Layout ${name} was not loaded before it was shown`);
  return layout;
}
