import type { DataRouter, RouterState } from 'react-router';

const headingFor = ({ navigation, location }: RouterState) => (navigation.location ?? location).pathname;

/** Aborts when whoever is on a page, or on the way to it, turns to another one. */
export function whenLeft(router: Pick<DataRouter, 'subscribe'>, pathname: string): AbortSignal {
  const left = new AbortController();
  const unsubscribe = router.subscribe((state) => {
    if (headingFor(state) === pathname) return;
    unsubscribe();
    left.abort();
  });
  return left.signal;
}
