import type { RouteId } from '../../../src/shared/paths/routeTable.ts';
import type { StampableBrand } from '../stampableBrand.ts';

/** A page that gets a file of its own in the artifact. */
export interface BrandPage {
  route: RouteId;
  path: string;
  /** Below `site/`. */
  file: string;
  /** Stands in the sitemap: the address people should find, not one of its other names. */
  canonical: boolean;
  /** The first parameter of its address. */
  word?: string;
  /** ISO date, where it is known. */
  lastModified?: string;
  legal?: StampableBrand['legal'][number];
}
