import type { FeatureName, jurisdictions } from '../brand/brandNames.ts';

export const guardNames = ['auth', 'refresh-ip', 'require-verification', 'cookie-consent'] as const;
export type GuardName = (typeof guardNames)[number];

// Where `GET /api/seo` finds a page's texts. `param` is the first route parameter.
export interface SeoSource {
  section: string;
  source: 'none' | 'param' | `${number}`;
}

export interface RouteEntry {
  // React Router patterns; the first is the canonical one.
  paths: readonly [string, ...string[]];
  // Portuguese, the page's own title and heading until the operator's SEO text arrives.
  title: string;
  // Portuguese, what the page offers; in its prerendered file while its guards decide.
  intro?: string;
  // The page's module below `src/features`, which exports a component of the same name.
  page?: string;
  // The page shows one game, category, text … that may not exist.
  subject?: true;
  // The route only redirects; `*` carries the rest of the path over.
  leadsTo?: string;
  // Route id of the page above, for breadcrumbs and the account's navigation.
  parent?: string;
  // Run in this order.
  guards?: readonly GuardName[];
  // Run after them under Brazilian law.
  lawfulGuards?: readonly GuardName[];
  // The page exists while any of these is on; no list means always.
  anyOf?: readonly FeatureName[];
  // The page exists in brands of this jurisdiction alone.
  jurisdiction?: (typeof jurisdictions)[number];
  // What an operator can switch off at run time.
  capability?: string;
  // A page file of its own in the artifact. `regulation` gets one for each legal page.
  prerender?: true;
  // The sitemap lists prerendered pages.
  indexed?: false;
  // Absent: section is the route id, source the first parameter.
  seo?: SeoSource;
  // A name of the icon set.
  icon?: string;
  // In the menu that a site has without the operator's own, under its title or this label.
  menu?: true | string;
  // No reload interrupts these pages; the chat makes room for bets.
  busy?: 'bets' | 'payment';
}
