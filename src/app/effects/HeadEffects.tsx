import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { applyHead, headTags } from '../../features/seo/headTags.ts';
import { useSeo } from '../../features/seo/useSeo.ts';
import { siteTexts } from '../../features/settings/siteAppearance.ts';
import { useSettings } from '../../features/settings/useSettings.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsPageMissing } from '../../shared/state/visitSlice.ts';
import { useRouteHandle } from '../routes/useRouteHandle.ts';

export function HeadEffects() {
  const brand = useBrand();
  const { pathname } = useLocation();
  const { routeId } = useRouteHandle();
  const settings = useSettings();
  const seo = useSeo(routeId);
  const isMissing = useAppSelector(selectIsPageMissing);

  useEffect(() => {
    // Hosts also serve `/casino/index.html` under `/casino/`.
    const url = location.origin + (pathname.replace(/\/+$/, '') || '/');
    const site = siteTexts(settings, brand);
    applyHead(headTags({ brand, url, site, isMissing, seo }), document);
  }, [brand, pathname, settings, seo, isMissing]);

  return null;
}
