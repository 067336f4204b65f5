import type { RouteId } from '../../../src/shared/paths/routeTable.ts';
import type { StampableBrand } from './stampableBrand.ts';

// A page that has its own file in the artifact.
export interface BrandPage {
  route: RouteId;
  path: string;
  // Below `site/`.
  file: string;
  // True when the sitemap lists the page: its main URL, not an alias.
  canonical: boolean;
  // The first parameter of its URL.
  word?: string;
  // ISO date, absent when unknown.
  lastModified?: string;
  legal?: StampableBrand['legal'][number];
}
