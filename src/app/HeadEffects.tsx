import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { applyHead } from '../features/seo/applyHead.ts';
import { headTags } from '../features/seo/headTags.ts';
import { useSeo } from '../features/seo/useSeo.ts';
import { siteTexts } from '../features/settings/siteTexts.ts';
import { useSettings } from '../features/settings/useSettings.ts';
import { useBrand } from '../shared/brand/useBrand.ts';
import { usePageData } from '../shared/paths/PageDataContext.ts';
import { pageTitle } from './pageTitle.ts';
import { useRouteHandle } from './useRouteHandle.ts';

/** Keeps the document's head in step with the page on screen. */
export function HeadEffects() {
  const brand = useBrand();
  const page = usePageData();
  const { pathname } = useLocation();
  const { routeId } = useRouteHandle();
  const settings = useSettings();
  const seo = useSeo(routeId);

  useEffect(() => {
    // Hosts serve `/casino/index.html` under `/casino/` too; both are one page.
    const address = location.origin + (pathname.replace(/\/+$/, '') || '/');
    const head = headTags({
      brand,
      pageTitle: pageTitle(routeId, pathname, page),
      address,
      site: siteTexts(settings, brand),
      ...(seo ? { seo } : {}),
    });
    applyHead(head, document);
  }, [brand, page, pathname, routeId, settings, seo]);

  return null;
}
