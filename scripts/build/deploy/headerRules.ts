import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { plainResponseHeaders } from '../../../src/shared/plainResponseHeaders.ts';
import { isPublic } from '../render/brandRecord.ts';

export interface HeaderRule {
  // A path below the site; `*` at its end matches any rest.
  match: string;
  headers: Record<string, string>;
}

export const appleAppLinks = '/.well-known/apple-app-site-association';

const immutable = 'public, max-age=31536000, immutable';

// The frame of the identity check gets the camera through the page around it, which needs the permission as well.
function permissionsPolicy({ verification }: Pick<BrandSettings, 'verification'>): string {
  const camera = verification ? `(self "${new URL(verification.script).origin}")` : '()';
  return `accelerometer=(), autoplay=(self), camera=${camera}, display-capture=(), fullscreen=*, geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()`;
}

/**
 * Returns headers for responses without a site: unknown hosts, broken requests and redirects to the brand's own host.
 */
export function siteless(brand: Pick<BrandSettings, 'origin'>): Record<string, string> {
  return { ...plainResponseHeaders, ...transportSecurity(brand) };
}

function transportSecurity({ origin }: Pick<BrandSettings, 'origin'>): Record<string, string> {
  return origin.startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
    : {};
}

function robots(env: string): Record<string, string> {
  return isPublic(env) ? {} : { 'X-Robots-Tag': 'noindex' };
}

/** Lists the header rules for every server; all matching rules apply in order, and a later one wins by name. */
export function headerRules(
  brand: Pick<BrandSettings, 'origin' | 'verification' | 'apps'>,
  policies: Readonly<Record<string, string>>,
  env: string,
): HeaderRule[] {
  return [
    {
      match: '/*',
      headers: {
        'Cache-Control': 'no-cache',
        ...policies,
        ...robots(env),
        ...transportSecurity(brand),
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': permissionsPolicy(brand),
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    { match: '/assets/*', headers: { 'Cache-Control': immutable } },
    { match: '/brand/*', headers: { 'Cache-Control': immutable } },
    // The legal texts keep their names, so they cannot be kept for ever.
    { match: '/brand/legal/*', headers: { 'Cache-Control': 'no-cache' } },
    { match: '/builds/*', headers: { 'Cache-Control': 'no-store' } },
    { match: '/sw.js', headers: { 'Cache-Control': 'no-cache', 'Service-Worker-Allowed': '/' } },
    { match: '/manifest.webmanifest', headers: { 'Content-Type': 'application/manifest+json' } },
    // Apple asks for JSON, and the name of the file has no ending.
    ...(brand.apps.ios ? [{ match: appleAppLinks, headers: { 'Content-Type': 'application/json' } }] : []),
  ];
}

export function matchesRule(match: string, path: string): boolean {
  return match.endsWith('*') ? path.startsWith(match.slice(0, -1)) : path === match;
}

/** Returns the headers of a path, named as in the last rule that sets them. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found = new Map<string, [string, string]>();
  for (const rule of rules) {
    if (!matchesRule(rule.match, path)) continue;
    for (const [name, value] of Object.entries(rule.headers)) found.set(name.toLowerCase(), [name, value]);
  }
  return Object.fromEntries(found.values());
}
