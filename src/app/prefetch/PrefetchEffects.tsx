import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { isFrugalNetwork } from './frugalNetwork.ts';
import { watchLinks } from './linkIntent.ts';
import { prefetchLikelyPages } from './prefetchLikelyPages.ts';
import { prefetchPage } from './prefetchPage.ts';

/** The page fetches its own pictures and data first. */
const settleMs = 1_500;

/** Code of pages that are likely next comes ahead of the click: of links pointed at, and of those on screen while idle. */
export function PrefetchEffects() {
  const brand = useBrand();
  const { pathname } = useLocation();

  useEffect(
    () =>
      watchLinks((path) => {
        if (!isFrugalNetwork(navigator)) void prefetchPage(path, brand);
      }),
    [brand],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => void prefetchLikelyPages(brand, leaving.signal), settleMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [pathname, brand]);

  return null;
}
