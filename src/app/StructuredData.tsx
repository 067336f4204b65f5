import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { structuredData, structuredDataId, structuredText } from '../features/seo/structuredData.ts';
import { useBrand } from '../shared/brand/useBrand.ts';
import { useAppSelector, useAppStore } from '../shared/state/rootState.ts';
import { selectStructuredSources, structuredPage } from './structuredPage.ts';
import { useRouteHandle } from './useRouteHandle.ts';

/** Keeps what the page says of itself for search engines in step with the page on screen. */
export function StructuredData() {
  const store = useAppStore();
  const brand = useBrand();
  const { pathname } = useLocation();
  const { routeId } = useRouteHandle();
  const params = useMatches().at(-1)?.params;
  const sources = useAppSelector(selectStructuredSources);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the store holds of the sources has changed
  useEffect(() => {
    const at = { routeId, params: params ?? {}, pathname: pathname.replace(/\/+$/, '') || '/' };
    const data = structuredData(structuredPage(store.getState(), brand, at));
    const found = document.getElementById(structuredDataId);
    const element = found ?? document.head.appendChild(document.createElement('script'));
    element.id = structuredDataId;
    // A data block: the browser never runs it.
    element.setAttribute('type', 'application/ld+json');
    element.textContent = structuredText(data);
  }, [store, brand, pathname, routeId, params, sources]);

  return null;
}
