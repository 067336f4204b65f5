import type {
  BrandSettings,
  Company,
  FeatureName,
  Jurisdiction,
  LayoutName,
} from '../src/shared/brand/brandRecord.ts';

/** How a brand looks: in its banners, and on its card of the start page. Colours as in its theme's tokens. */
export interface BrandLook {
  layout: LayoutName;
  colours: {
    background: string;
    surface: string;
    text: string;
    primary: string;
    onPrimary: string;
    secondary: string;
  };
  logo: { contentType: string; bytes: Uint8Array<ArrayBuffer> } | null;
}

/** What the sandbox needs to know of a brand to be its operator. */
export interface SandboxBrand {
  /** Tenant key of every table, and of `api.<id>.localhost`. */
  id: string;
  name: string;
  /** Host names of its API, without port. */
  apiHosts: string[];
  /** Its API as the browser reaches it. */
  apiOrigin: string;
  /** Origins that may read the API from a page. */
  origins: string[];
  realtimeKey: string;
  /** Key that `GET /api/pixels` must carry; null: the brand has no tags. */
  tagKey: string | null;
  features: Record<FeatureName, boolean>;
  /** Absent: no country's rules. */
  jurisdiction?: Jurisdiction;
  company?: Company;
  /** Absent: a plain look for the operator's pictures. */
  look?: BrandLook;
}

/** The part of a resolved brand that its operator sees. */
export function sandboxBrand(settings: BrandSettings, look?: BrandLook): SandboxBrand {
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
    company: settings.company,
    look,
  };
}

const port = (url: URL) => (url.port ? `:${url.port}` : '');

/** Host header to tenant: `api.<brand>.localhost` and the brand's real API hosts, whatever the port. */
export function tenantFinder(brands: readonly SandboxBrand[]): (host: string) => SandboxBrand | undefined {
  const byHost = new Map<string, SandboxBrand>();
  for (const brand of brands) {
    byHost.set(`api.${brand.id}.localhost`, brand);
    for (const host of brand.apiHosts) byHost.set(host.toLowerCase(), brand);
  }
  return (host) => byHost.get(hostname(host));
}

/** `Host` without its port, in lower case and without a final dot. */
export function hostname(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
