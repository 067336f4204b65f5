import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { applyHead } from '../features/seo/applyHead.ts';
import { headTags } from '../features/seo/headTags.ts';
import { useSeo } from '../features/seo/useSeo.ts';
import { siteTexts } from '../features/settings/siteTexts.ts';
import { useSettings } from '../features/settings/useSettings.ts';
import { useBrand } from '../shared/brand/useBrand.ts';
import { useAppSelector, useAppStore } from '../shared/state/rootState.ts';
import { pageTitle } from './pageTitle.ts';
import { selectStructuredSources, structuredPage } from './structuredPage.ts';
import { useRouteHandle } from './useRouteHandle.ts';

/** Keeps the document's head in step with the page on screen. */
export function HeadEffects() {
  const store = useAppStore();
  const brand = useBrand();
  const { pathname } = useLocation();
  const { routeId } = useRouteHandle();
  const settings = useSettings();
  const seo = useSeo(routeId);
  const params = useMatches().at(-1)?.params;
  const sources = useAppSelector(selectStructuredSources);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the store holds of the sources has changed
  useEffect(() => {
    // What the operator calls the thing that the page is about, as soon as that is known.
    const at = { routeId, params: params ?? {}, pathname: pathname.replace(/\/+$/, '') || '/' };
    const subject = structuredPage(store.getState(), brand, at).crumbs.at(-1)?.name;
    // Hosts serve `/casino/index.html` under `/casino/` too; both are one page.
    const address = location.origin + at.pathname;
    const head = headTags({
      brand,
      pageTitle: subject ?? pageTitle(routeId, at.pathname, brand),
      address,
      site: siteTexts(settings, brand),
      ...(seo ? { seo } : {}),
    });
    applyHead(head, document);
  }, [store, brand, pathname, routeId, params, settings, seo, sources]);

  return null;
}
