import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';

interface Mount extends RootOptions {
  isPrerendered: boolean;
}

/**
 * Gives the container to React. This file is in the chunk of React itself (`scripts/vite/libraryChunks.ts`): what React
 * does before its first use is done in that chunk's own turn, not in that of whoever would use it first.
 */
export function mount(container: Element, app: ReactNode, { isPrerendered, ...options }: Mount): void {
  if (!isPrerendered) createRoot(container, options).render(app);
  // In slices: the page answers to touches while it comes to life.
  else startTransition(() => void hydrateRoot(container, app, options));
}
