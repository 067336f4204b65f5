/** What a brand may offer. Every feature is on unless the brand's entry switches it off. */
export const featureNames = [
  'sports',
  'esports',
  'casino',
  'live',
  'slots',
  'mines',
  'double',
  'promotions',
  'providers',
  'referrals',
  'coupons',
  'bonus',
  'chat',
] as const;

export type FeatureName = (typeof featureNames)[number];

export const layoutNames = ['default', 'blaze', 'orange'] as const;
export type LayoutName = (typeof layoutNames)[number];

export const jurisdictions = ['none', 'br'] as const;
export type Jurisdiction = (typeof jurisdictions)[number];

export interface Contact {
  phone: string;
  email: string;
}

export interface Company {
  legalName: string;
  tradeName: string;
  /** CNPJ, formatted (`12.345.678/0001-95`), numeric or alphanumeric. */
  document: string;
  address: string;
  authorization: { number: string; date: string } | null;
  support: Contact;
  ombudsman: Contact | null;
}

export interface RouteRule {
  layout?: LayoutName;
  /** A path of the same site. */
  redirect?: string;
  enabled?: boolean;
}

export interface RealtimeSettings {
  key: string;
  cluster: string;
  host?: string;
  port?: number;
  tls: boolean;
}

export interface MonitoringSettings {
  applicationId: string;
  clientToken: string;
  site: string;
  env: string;
  service: string;
  /** Percent, 0 to 100. */
  sessionSampleRate: number;
  /** Percent, 0 to 100. */
  sessionReplaySampleRate: number;
  defaultPrivacyLevel: 'mask' | 'mask-user-input' | 'allow';
}

/** One brand after inheritance, environment and interpolation: what `brands.config.json` means for it. */
export interface BrandSettings {
  id: string;
  name: string;
  company: Company;
  jurisdiction: Jurisdiction;
  /** Canonical origin, without a trailing slash. */
  origin: string;
  domains: string[];
  api: { origin: string; hosts: string[] };
  /** Base of image addresses: `{cdn}/{id}/banMobile` and `{cdn}/{id}/banDesktop`. */
  cdn: string;
  layout: LayoutName;
  /** Keyed by route id (see `shared/paths/routeTable`). */
  routes: Record<string, RouteRule>;
  realtime: RealtimeSettings | null;
  monitoring: MonitoringSettings | null;
  verification: { script: string; token: string } | null;
  sportsbook: { script: string; integration: string } | null;
  gameLauncher: { script: string } | null;
  chat: { script: string } | null;
  tags: { key: string; script: string } | null;
  icons: string | null;
  features: Record<FeatureName, boolean>;
}

/** The pictures of a brand inside its artifact, as root-relative addresses with a content hash. */
export interface BrandPictures {
  logo: string;
  favicon: string;
  share: string;
}

export interface LegalPageLink {
  /** Last segment of the address: `/{slug}`. */
  slug: string;
  title: string;
}

/** What the page carries in `<script type="application/json" id="brand">`. */
export interface BrandRecord extends BrandSettings {
  pictures: BrandPictures;
  /** Width and height of the logo in CSS pixels at its natural size, so that it never shifts the page. */
  logoSize: { width: number; height: number };
  legal: LegalPageLink[];
  build: { id: string /** ISO 8601 */; timestamp: string };
  /** Keeps search engines out: every environment but production. */
  noindex?: boolean;
}
