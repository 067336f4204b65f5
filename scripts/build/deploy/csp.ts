import type { BrandSettings, SecuritySettings } from '../../../src/shared/brand/brandRecord.ts';
import { hashSources } from '../render/inlineBlocks.ts';

// Below the 2,000 characters per line from which Cloudflare Pages drops a header.
export const longestHeaderValue = 1500;

function originOf(url: string | null | undefined): string[] {
  return url ? [new URL(url).origin] : [];
}

interface Vendor {
  host: RegExp;
  script: readonly string[];
  image: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}

const googleTags = 'https://*.googletagmanager.com';
const googleFigures = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
// Meta's and TikTok's pixels. No API response names them, because Google's container loads them.
const socialScripts = ['https://connect.facebook.net', 'https://analytics.tiktok.com'];
const socialPixels = ['https://www.facebook.com', 'https://analytics.tiktok.com'];
const liveChat = 'https://*.livechatinc.com';

// Hosts that these vendors' scripts reach besides their own. A script on the brand's own host needs none.
const vendors: readonly Vendor[] = [
  {
    host: /^www\.googletagmanager\.com$/,
    script: [googleTags, ...socialScripts],
    image: [googleTags, ...googleFigures, ...socialPixels],
    connect: [googleTags, ...googleFigures, ...socialPixels],
    frame: [googleTags],
  },
  {
    host: /\.livechatinc\.com$/,
    script: [liveChat],
    image: [liveChat],
    connect: [liveChat, 'wss://*.livechatinc.com'],
    frame: [liveChat],
  },
];

// Pusher's own clusters when the brand names no host.
function realtimeOrigins(realtime: BrandSettings['realtime']): string[] {
  if (!realtime) return [];
  const { host, port, tls, cluster } = realtime;
  if (!host) {
    const sockets = [`wss://ws-${cluster}.pusher.com`, ...(tls ? [] : [`ws://ws-${cluster}.pusher.com`])];
    return [...sockets, `https://sockjs-${cluster}.pusher.com`];
  }
  const at = port ? `${host}:${port}` : host;
  return tls ? [`wss://${at}`, `https://${at}`] : [`ws://${at}`, `wss://${at}`, `http://${at}`];
}

function monitoringOrigins(monitoring: BrandSettings['monitoring']): string[] {
  return monitoring ? [`https://browser-intake-${monitoring.site.replace(/\.(?=.*\.)/g, '-')}`] : [];
}

// Drops repeated sources and those that a wildcard among them covers.
function distinct(sources: readonly string[]): string[] {
  const wildcards = sources.filter((source) => source.includes('://*.'));
  const isCovered = (source: string): boolean =>
    wildcards.some((wildcard) => {
      const [scheme = '', domain = ''] = wildcard.split('*');
      return source !== wildcard && source.startsWith(scheme) && source.endsWith(domain);
    });
  return [...new Set(sources)].filter((source) => !isCovered(source));
}

function written(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${distinct(sources).join(' ')}`)
    .join('; ');
}

const self = "'self'";

// The policies that may create markup (DOMPurify's) and script URLs (`shared/scripts/scriptPolicy.ts`).
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['dompurify', 'site-scripts'],
};

// Vendors whose scripts write markup or script URLs as plain strings, by their host.
const writesStrings = /^www\.googletagmanager\.com$|\.livechatinc\.com$|(^|\.)legitimuz\.com(\.br)?$/;

/** Returns the record's decision on enforcing Trusted Types, or whether all of its vendors are expected to work with them. */
export function enforcesTrustedTypes(brand: BrandSettings): boolean {
  const { security, monitoring, verification, sportsbook, gameLauncher, chat, tags } = brand;
  if (security.trustedTypes !== null) return security.trustedTypes === 'enforce';
  // The vendor's recorder runs in a worker from a blob.
  if (monitoring && monitoring.sessionReplaySampleRate > 0) return false;
  return ![verification, sportsbook, gameLauncher, chat, tags].some(
    (party) => party && writesStrings.test(new URL(party.script).hostname),
  );
}

// The Reporting API delivers to https only. Browsers that support it ignore `report-uri`, which serves the others.
function hasEndpoint({ reports }: SecuritySettings): boolean {
  return reports?.startsWith('https:') === true;
}

// A policy ends a directive at `;` and itself at `,`. Servers read a variable's name behind `$` and in braces.
function inHeader(address: string): string {
  return new URL(address).href.replaceAll(/[$,;{}]/g, encodeURIComponent);
}

function reportTo(security: SecuritySettings): Record<string, readonly string[]> {
  if (security.reports === null) return {};
  const address = { 'report-uri': [inHeader(security.reports)] };
  return hasEndpoint(security) ? { 'report-to': ['csp'], ...address } : address;
}

/** Returns the headers that hold the server's rules about scripts, origins and reports. */
export function policyHeaders(
  brand: BrandSettings,
  blocks: { scripts: Iterable<string> },
): Record<string, string> {
  const { security } = brand;
  const headers: Record<string, string> = {
    'Content-Security-Policy': contentSecurityPolicy(brand, blocks),
  };
  if (!enforcesTrustedTypes(brand))
    headers['Content-Security-Policy-Report-Only'] = written({ ...trustedTypes, ...reportTo(security) });
  if (security.reports !== null && hasEndpoint(security))
    headers['Reporting-Endpoints'] = `csp="${inHeader(security.reports)}"`;
  return headers;
}

// Inline styles are open here, and each page's own policy (`pagePolicy`) narrows them. No theme or text changes this
// policy.
/**
 * Returns the server's content security policy for compiled app and origins; throws when the origins exceed a header's
 * length.
 */
export function contentSecurityPolicy(brand: BrandSettings, blocks: { scripts: Iterable<string> }): string {
  const { security } = brand;
  const api = originOf(brand.api.origin);
  const cdn = originOf(brand.cdn);
  const icons = originOf(brand.icons);
  const scripts = [brand.verification, brand.sportsbook, brand.gameLauncher, brand.chat, brand.tags].flatMap(
    (party) => originOf(party?.script),
  );
  const known = vendors.filter(({ host }) => scripts.some((origin) => host.test(new URL(origin).hostname)));
  const partners = (kind: 'script' | 'image' | 'connect' | 'frame') => [
    ...scripts,
    ...known.flatMap((vendor) => vendor[kind]),
  ];
  const images = [self, 'data:', 'blob:', ...api, ...cdn, ...icons, ...partners('image')];
  const calls = [
    self,
    ...api,
    ...realtimeOrigins(brand.realtime),
    ...monitoringOrigins(brand.monitoring),
    ...icons,
    ...partners('connect'),
  ];
  const strict = {
    'script-src': [self, ...hashSources(blocks.scripts), ...partners('script')],
    'style-src': [self, "'unsafe-inline'"],
  };
  const closed = {
    'frame-src': [self, ...api, ...partners('frame')],
    'worker-src': [self, 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [self],
    'frame-ancestors': ["'none'"],
    ...(enforcesTrustedTypes(brand) ? trustedTypes : {}),
    ...reportTo(security),
  };
  const byKind = written({
    'default-src': [self],
    ...strict,
    'img-src': images,
    'connect-src': calls,
    'media-src': [self, ...api, ...cdn],
    ...closed,
  });
  if (byKind.length <= longestHeaderValue) return byKind;
  // Many origins: pictures, media and calls share one list.
  const together = written({
    'default-src': [...images, ...calls],
    ...strict,
    'font-src': [self],
    'manifest-src': [self],
    ...closed,
  });
  if (together.length <= longestHeaderValue) return together;
  throw new Error(
    `The origins of ${brand.id} make a content security policy of ${together.length} characters; servers and hosts take ${longestHeaderValue}. Load scripts of several partners from one host.`,
  );
}
