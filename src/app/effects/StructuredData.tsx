import { useCallback } from 'react';
import { useLocation, useMatches } from 'react-router';
import { structuredData, structuredDataId, structuredText } from '../../features/seo/structuredData.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { scriptData } from '../../shared/scripts/scriptPolicy.ts';
import { useAppSelector, useAppStore } from '../../shared/state/rootState.ts';
import { useEffectFor } from '../../shared/state/useEffectFor.ts';
import { useRouteHandle } from '../routes/useRouteHandle.ts';
import { selectStructuredSources, structuredPage } from './structuredPage.ts';

// Updates the schema.org data on navigation.
export function StructuredData() {
  const store = useAppStore();
  const brand = useBrand();
  const { pathname } = useLocation();
  const { routeId } = useRouteHandle();
  const params = useMatches().at(-1)?.params;
  const sources = useAppSelector(selectStructuredSources);

  const writeData = useCallback(() => {
    const at = { routeId, params: params ?? {}, pathname: pathname.replace(/\/+$/, '') || '/' };
    const data = structuredData(structuredPage(store.getState(), brand, at));
    const found = document.getElementById(structuredDataId);
    const element = found ?? document.head.appendChild(document.createElement('script'));
    element.id = structuredDataId;
    // A data block, which the browser never executes.
    element.setAttribute('type', 'application/ld+json');
    element.textContent = scriptData(structuredText(data));
  }, [store, brand, pathname, routeId, params]);
  useEffectFor(sources, writeData);

  return null;
}
