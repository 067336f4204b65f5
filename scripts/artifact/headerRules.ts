import type { BrandSettings } from '../../src/shared/brand/brandRecord.ts';

export interface HeaderRule {
  /** A path below the site; `*` at its end stands for anything. */
  match: string;
  headers: Record<string, string>;
}

/** Search engines index production alone. */
export function isPublic(env: string): boolean {
  return env === 'production';
}

const immutable = 'public, max-age=31536000, immutable';

/** The one source of every server's configuration. Every matching rule applies in order; a later one wins by name. */
export function headerRules(
  brand: Pick<BrandSettings, 'origin'>,
  contentSecurityPolicy: string,
  env: string,
): HeaderRule[] {
  const secure = brand.origin.startsWith('https:');
  return [
    {
      match: '/*',
      headers: {
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': contentSecurityPolicy,
        ...(isPublic(env) ? {} : { 'X-Robots-Tag': 'noindex' }),
        ...(secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy':
          'accelerometer=(), autoplay=(self), camera=*, display-capture=(), fullscreen=*, geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      },
    },
    { match: '/assets/*', headers: { 'Cache-Control': immutable } },
    { match: '/brand/*', headers: { 'Cache-Control': immutable } },
    // The legal texts keep their names, so they cannot be kept for ever.
    { match: '/brand/legal/*', headers: { 'Cache-Control': 'no-cache' } },
    { match: '/builds/*', headers: { 'Cache-Control': 'no-store' } },
    { match: '/sw.js', headers: { 'Cache-Control': 'no-cache', 'Service-Worker-Allowed': '/' } },
    { match: '/manifest.webmanifest', headers: { 'Content-Type': 'application/manifest+json' } },
  ];
}

export function matchesRule(match: string, path: string): boolean {
  return match.endsWith('*') ? path.startsWith(match.slice(0, -1)) : path === match;
}

/** The headers of a path, by the names as the last rule writes them. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found = new Map<string, [string, string]>();
  for (const rule of rules) {
    if (!matchesRule(rule.match, path)) continue;
    for (const [name, value] of Object.entries(rule.headers)) found.set(name.toLowerCase(), [name, value]);
  }
  return Object.fromEntries(found.values());
}
