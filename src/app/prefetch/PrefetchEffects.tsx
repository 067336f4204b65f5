import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useEffectFor } from '../../shared/state/useEffectFor.ts';
import { watchLinks } from './linkIntent.ts';
import { prefersReducedData } from './prefersReducedData.ts';
import { prefetchLikelyPages } from './prefetchLikelyPages.ts';
import { prefetchPage } from './prefetchPage.ts';

// The page loads its own pictures and data first.
const settleMs = 1_500;

// Prefetches pages of links that are hovered or visible while idle, once the visitor is active.
export function PrefetchEffects() {
  const brand = useBrand();
  const { pathname } = useLocation();

  useEffect(
    () =>
      watchLinks((path) => {
        if (!prefersReducedData(navigator)) void prefetchPage(path, brand);
      }),
    [brand],
  );

  const prefetch = useCallback(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => void prefetchLikelyPages(brand, leaving.signal), settleMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [brand]);
  // Another page has other links.
  useEffectFor(pathname, prefetch);

  return null;
}
