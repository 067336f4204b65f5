import type { InferOutput } from 'valibot';
import type { FeatureName } from './brandNames.ts';
import type { settingsSchema } from './brandSchema.ts';
import type { BrandVoice } from './voiceLines.ts';

// A brand's entry after inheritance, environment and interpolation. Only its type is used here: the browser
// carries no schema.
type Entry = InferOutput<typeof settingsSchema>;

type Stated<T> = { [Field in keyof T]?: NonNullable<T[Field]> };
type Completed<T> = { [Field in keyof T]-?: Exclude<T[Field], undefined> };

export type LayoutName = Entry['layout'];
export type HomeName = NonNullable<Entry['home']>;
export type BrandShapes = Entry['shapes'];
export type Jurisdiction = Entry['jurisdiction'];
export type Company = Entry['company'];
type RoutesEntry = NonNullable<Entry['routes']>;
export type RouteRule = Stated<NonNullable<RoutesEntry[keyof RoutesEntry]>>;
type RealtimeEntry = NonNullable<Entry['realtime']>;
export type RealtimeSettings = Omit<RealtimeEntry, 'host' | 'port'> &
  Stated<Pick<RealtimeEntry, 'host' | 'port'>>;
// A script of a third party; `integrity` pins one version of it.
export type PartnerScript = NonNullable<Entry['chat']>;
export type MonitoringSettings = NonNullable<Entry['monitoring']>;
// What the brand's server says to browsers about attacks; not in the page.
export type SecuritySettings = Completed<Entry['security']>;
// The apps that open links of the site; not in the page.
export type AppSettings = Completed<Entry['apps']>;

/** Describes one brand of `brands.config.json`, with the defaults of absent fields. */
export interface BrandSettings
  extends Omit<
    Entry,
    'domains' | 'api' | 'routes' | 'realtime' | 'features' | 'security' | 'apps' | 'budgets'
  > {
  id: string;
  domains: string[];
  api: { origin: string; hosts: string[] };
  // Keyed by route id (see `shared/paths/routeTable`).
  routes: Record<string, RouteRule>;
  realtime: RealtimeSettings | null;
  features: Record<FeatureName, boolean>;
  security: SecuritySettings;
  apps: AppSettings;
  // First-load JavaScript in kB gzip by route id, where the brand has its own budget.
  budgets: Record<string, number>;
}

// The pictures of a brand inside its artifact, as root-relative URLs with a content hash.
export interface BrandPictures {
  logo: string;
  favicon: string;
  // 1200 × 630 pixels.
  share: string;
  // Of home's hero until the first banner has loaded.
  hero: string;
}

export interface LegalPageLink {
  // Last segment of the URL: `/{slug}`.
  slug: string;
  title: string;
}

/** Describes what the page carries in `<script type="application/json" id="brand">`. */
export interface BrandRecord extends Omit<BrandSettings, 'security' | 'apps' | 'budgets' | 'shapes'> {
  // The other shapes are in the styles of the page.
  shapes: Pick<BrandShapes, 'games'>;
  pictures: BrandPictures;
  // Width and height of the logo in CSS pixels at its natural size, so that it never shifts the page.
  logoSize: { width: number; height: number };
  legal: LegalPageLink[];
  voice: BrandVoice;
  // `timestamp` is ISO 8601.
  build: { id: string; timestamp: string };
  // Keeps search engines out: every environment but production.
  noindex?: boolean;
}
