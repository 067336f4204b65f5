import { HeadEffects } from './HeadEffects.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PrefetchEffects } from './prefetch/PrefetchEffects.tsx';

/** What stands beside the page once it has settled: the prerendered page has its own head, and nothing to wait for. */
export function LateEffects() {
  return (
    <>
      <NavigationProgress />
      <HeadEffects />
      <PrefetchEffects />
    </>
  );
}
