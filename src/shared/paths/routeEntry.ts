import type { FeatureName } from '../brand/brandRecord.ts';

export const guardNames = ['auth', 'refresh-ip', 'require-verification', 'cookie-consent'] as const;
export type GuardName = (typeof guardNames)[number];

/** Where `GET /api/seo` finds a page's texts. `param` is the first route parameter. */
export interface SeoSource {
  section: string;
  source: 'none' | 'param' | `${number}`;
}

export interface RouteEntry {
  /** React Router patterns; the first is the canonical one. */
  paths: readonly [string, ...string[]];
  /** Portuguese, the page's own title and heading until the operator's SEO text arrives. */
  title: string;
  guards: readonly GuardName[];
  /** The page exists while any of these is on; no list means always. */
  anyOf?: readonly FeatureName[];
  /** A page file of its own in the artifact. `regulation` gets one for each legal page. */
  prerender: boolean;
  /** Absent: section is the route id, source the first parameter. */
  seo?: SeoSource;
  /** The route only leads elsewhere; `*` carries the rest of the path over. */
  leadsTo?: string;
}
