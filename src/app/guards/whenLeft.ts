import type { DataRouter, RouterState } from 'react-router';

const headingFor = ({ navigation, location }: RouterState) => (navigation.location ?? location).pathname;

/** Returns a signal that aborts when the player navigates to another page. */
export function whenLeft(router: Pick<DataRouter, 'subscribe'>, pathname: string): AbortSignal {
  const left = new AbortController();
  const unsubscribe = router.subscribe((state) => {
    if (headingFor(state) === pathname) return;
    unsubscribe();
    left.abort();
  });
  return left.signal;
}
