import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';

interface Mount extends RootOptions {
  isPrerendered: boolean;
}

/** Mounts the app; this module is part of React's chunk, so that React initializes in a task of its own. */
export function mount(container: Element, app: ReactNode, { isPrerendered, ...options }: Mount): void {
  if (!isPrerendered) createRoot(container, options).render(app);
  // A transition hydrates in slices, so that the page responds to input.
  else startTransition(() => void hydrateRoot(container, app, options));
}
