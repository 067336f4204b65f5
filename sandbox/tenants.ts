import type { FeatureName } from '../src/shared/brand/brandNames.ts';
import type {
  BrandSettings,
  Company,
  HomeName,
  Jurisdiction,
  LayoutName,
} from '../src/shared/brand/brandRecord.ts';
import { isInForce } from '../src/shared/brand/datedRules.ts';
import { isPaced } from '../src/shared/brand/playPace.ts';
import { freeTenant, type TenantLaw } from './domain/tenantLaw.ts';

// Appearance of a brand in its banners and on the start page, with the colors of its theme tokens.
export interface BrandAppearance {
  layout: LayoutName;
  // Absent: that of the layout.
  home?: HomeName | undefined;
  colours: {
    background: string;
    surface: string;
    text: string;
    primary: string;
    onPrimary: string;
    secondary: string;
  };
  // Of its buttons, in CSS; absent: the operator's own.
  radius?: string;
  // Headline of the first banner and the line below it; absent: the operator's own.
  hero?: { title: string; text: string };
  logo: { contentType: string; bytes: Uint8Array<ArrayBuffer> } | null;
  // SVG of its mark in a box of 64 units; absent or null: pictures without one.
  mark?: string | null;
  // Typeface of the text (WOFF2); absent or null: the system's.
  font?: Uint8Array<ArrayBuffer> | null;
}

// The part of a brand that its operator needs.
export interface SandboxBrand {
  // Tenant key of every table, and of `api.<id>.localhost`.
  id: string;
  name: string;
  // Host names of its API, without port.
  apiHosts: string[];
  // Its API as the browser reaches it.
  apiOrigin: string;
  // Origins that may read the API from a page.
  origins: string[];
  realtimeKey: string;
  // Key that `GET /api/pixels` must carry, or null for a brand without tags.
  tagKey: string | null;
  features: Record<FeatureName, boolean>;
  // Absent: no country's rules.
  jurisdiction?: Jurisdiction;
  // Absent: no announced rule is in force.
  rules?: BrandSettings['rules'];
  company?: Company;
  // Absent: a plain appearance for the operator's pictures.
  appearance?: BrandAppearance;
}

export function sandboxBrand(settings: BrandSettings, appearance?: BrandAppearance): SandboxBrand {
  const origin = new URL(settings.origin);
  return {
    id: settings.id,
    name: settings.name,
    apiHosts: [...new Set([...settings.api.hosts, new URL(settings.api.origin).hostname])],
    apiOrigin: settings.api.origin,
    origins: [
      settings.origin,
      ...settings.domains.map((domain) => `${origin.protocol}//${domain}${port(origin)}`),
    ],
    realtimeKey: settings.realtime?.key ?? `sandbox-${settings.id}`,
    tagKey: settings.tags?.key ?? null,
    features: settings.features,
    jurisdiction: settings.jurisdiction,
    rules: settings.rules,
    company: settings.company,
    appearance,
  };
}

const port = (url: URL) => (url.port ? `:${url.port}` : '');

/**
 * Returns a function from Host header to tenant: `api.<brand>.localhost` and the brand's real API hosts, on any port.
 */
export function tenantFinder(brands: readonly SandboxBrand[]): (host: string) => SandboxBrand | undefined {
  const byHost = new Map<string, SandboxBrand>();
  for (const brand of brands) {
    byHost.set(`api.${brand.id}.localhost`, brand);
    for (const host of brand.apiHosts) byHost.set(host.toLowerCase(), brand);
  }
  return (host) => byHost.get(hostname(host));
}

/** Returns `Host` without its port, in lower case and without a final dot. */
export function hostname(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Returns the brands of the same company (`company.document`), the brand itself among them. */
export function brandsOfOperator(
  brands: readonly SandboxBrand[],
  { id, company }: SandboxBrand,
): SandboxBrand[] {
  return brands.filter((one) => one.id === id || (company && one.company?.document === company.document));
}

/** Returns the law of a brand; accounts count together over the licensed brands of its company. */
export function lawOfBrand(brands: readonly SandboxBrand[], brand: SandboxBrand): TenantLaw {
  if (brand.jurisdiction !== 'br') return freeTenant(brand.id);
  const licensed = brandsOfOperator(brands, brand).filter(({ jurisdiction }) => jurisdiction === 'br');
  const counting = (now: Date) => licensed.filter((one) => isInForce('operatorWide', one, now));
  return {
    isLawful: true,
    tenants: (now) =>
      isInForce('operatorWide', brand, now) ? counting(now).map(({ id }) => id) : [brand.id],
    asksForTerms: (now) => isInForce('terms', brand, now),
    isPaced: (now) => isPaced(brand, now),
  };
}
