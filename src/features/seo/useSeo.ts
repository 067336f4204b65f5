import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLocation, useMatches } from 'react-router';
import type { Seo } from '../../shared/contract/content/seo.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import { seoQuery } from '../../shared/paths/seoQuery.ts';
import { useGetSeoQuery } from './seoApi.ts';

/** Loads the operator's texts for the current page; undefined before the response, empty without texts. */
export function useSeo(routeId: RouteId | null): Seo | undefined {
  const { pathname } = useLocation();
  const params = useMatches().at(-1)?.params ?? {};
  const asked = routeId === null ? skipToken : { ...seoQuery(routeId, params), path: pathname };
  const { currentData } = useGetSeoQuery(asked, { refetchOnMountOrArgChange: true });
  return currentData;
}
