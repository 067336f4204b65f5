import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { backoffMs, wait } from '../../shared/time/wait.ts';

interface LazyPart<Props> {
  loaded?: ComponentType<Props>;
  // Suspends until the code has loaded.
  Pending: ComponentType<Props>;
}

interface Placed {
  // Keeps the room of content that was not prerendered free.
  place?: ReactNode;
}

const mostRetries = 2;

let gate = Promise.resolve();
const preloads: (() => Promise<unknown>)[] = [];

/** Delays the chunks of lazy parts until the promise resolves. */
export function holdLazyParts(until: Promise<void>): void {
  gate = until;
}

/** Loads every lazy part, for prerendering, which cannot wait. */
export async function preloadLazyParts(): Promise<void> {
  await Promise.all(preloads.map((preload) => preload()));
}

async function loadWithRetry<Component>(load: () => Promise<Component>): Promise<Component> {
  for (let failures = 1; failures <= mostRetries; failures += 1) {
    try {
      return await load();
    } catch {
      await wait(backoffMs(failures));
    }
  }
  return load();
}

// Repeats a press on the prerendered content.
function ReplayedPress() {
  useEffect(() => window.__replayEarlyEvents?.(), []);
  return null;
}

function Part<Props extends Placed>({ part, props }: { part: LazyPart<Props>; props: Props }) {
  // A component of another type would lose its state.
  const [Shown] = useState<ComponentType<Props>>(() => part.loaded ?? part.Pending);
  return (
    <Suspense fallback={props.place}>
      <Shown {...props} />
      <ReplayedPress />
    </Suspense>
  );
}

/**
 * Creates a component whose code loads once the page responds; the prerendered content stays until then.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & Placed> {
  const loadOnce = async () => {
    await gate;
    part.loaded ??= await loadWithRetry(load);
    return { default: part.loaded };
  };
  const part: LazyPart<Props> = { Pending: lazy(loadOnce) };
  preloads.push(loadOnce);
  return (props) => <Part part={part} props={props} />;
}
