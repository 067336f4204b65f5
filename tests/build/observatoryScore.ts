import type { HostResponse } from './hostRequest.ts';

export interface ScannedSite {
  // Headers of the home page over TLS.
  headers: Headers;
  html: string;
  // The response without TLS.
  plain: Pick<HostResponse, 'status'> & { location: string | null };
}

type Directives = Map<string, string[]>;

const halfYearSeconds = 15_768_000;
const leastForBonus = 90;

function parsed(policy: string): Directives {
  return new Map(
    policy.split(';').map((part) => [part.trim().split(/\s+/)[0] ?? '', part.trim().split(/\s+/).slice(1)]),
  );
}

function policiesOf({ headers, html }: ScannedSite): Directives[] {
  const [, meta = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
  return [headers.get('content-security-policy') ?? '', meta].filter((policy) => policy !== '').map(parsed);
}

// A browser enforces every policy, so a source counts when all policies that speak about it have it.
function allows(policies: readonly Directives[], directive: string, source: RegExp): boolean {
  const lists = policies.flatMap((policy) => {
    const sources = policy.get(directive) ?? policy.get('default-src');
    return sources ? [sources] : [];
  });
  return lists.length === 0 || lists.every((sources) => sources.some((one) => source.test(one)));
}

function policyModifier(site: ScannedSite): number {
  const policies = policiesOf(site);
  if (policies.length === 0) return -25;
  // A hash makes a browser ignore 'unsafe-inline'.
  const hasHash = allows(policies, 'script-src', /^'(sha\d+|nonce)-/);
  if (!hasHash && allows(policies, 'script-src', /^('unsafe-inline'|data:|\*|https?:)$/)) return -20;
  if (
    policies.some((policy) => !policy.has('default-src') && !policy.has('object-src')) &&
    policies.length === 1
  )
    return -20;
  if (allows(policies, 'script-src', /^'unsafe-eval'$/)) return -10;
  if (policies.some((policy) => [...policy.values()].flat().some((source) => /^http:/.test(source))))
    return -10;
  if (allows(policies, 'style-src', /^'unsafe-inline'$/)) return 0;
  return policies.some((policy) => policy.get('default-src')?.join() === "'none'") ? 10 : 5;
}

function transportModifier({ headers }: ScannedSite): number {
  const [, seconds] = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) < halfYearSeconds ? -10 : 0;
}

function frameModifier(site: ScannedSite): number {
  const ancestors = policiesOf(site)[0]?.get('frame-ancestors');
  if (ancestors && !ancestors.includes('*')) return 5;
  return /^(DENY|SAMEORIGIN)$/i.test(site.headers.get('x-frame-options') ?? '') ? 0 : -20;
}

function scriptModifier({ html }: ScannedSite): number {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="(https?:)?\/\/[^>]*>/g)].map(([tag]) => tag);
  if (foreign.length === 0) return 0;
  return foreign.every((tag) => tag.includes('integrity=')) ? 5 : -5;
}

function cookieModifier({ headers }: ScannedSite): number {
  const cookies = headers.getSetCookie();
  if (cookies.length === 0) return 0;
  if (!cookies.every((cookie) => /; secure/i.test(cookie))) return -20;
  return cookies.every((cookie) => /; httponly/i.test(cookie) && /; samesite=/i.test(cookie)) ? 5 : 0;
}

const privateReferrers = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/** Scores a page by the published rules of Mozilla's HTTP Observatory, one modifier for each of its tests. */
export function observatoryScore(site: ScannedSite) {
  const { headers, plain } = site;
  const modifiers = {
    policy: policyModifier(site),
    cookies: cookieModifier(site),
    sharing:
      headers.get('access-control-allow-origin') && headers.get('access-control-allow-credentials') ? -50 : 0,
    redirection:
      plain.status === 301 || plain.status === 308 ? (plain.location?.startsWith('https://') ? 0 : -20) : -20,
    referrer: privateReferrers.test(headers.get('referrer-policy') ?? '')
      ? 5
      : headers.has('referrer-policy')
        ? -5
        : 0,
    transport: transportModifier(site),
    scripts: scriptModifier(site),
    types: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    frames: frameModifier(site),
    resources: /^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0,
  };
  const values = Object.values(modifiers);
  const plainScore = 100 + values.filter((value) => value < 0).reduce((sum, value) => sum + value, 0);
  const bonus = values.filter((value) => value > 0).reduce((sum, value) => sum + value, 0);
  const score = Math.max(0, plainScore >= leastForBonus ? plainScore + bonus : plainScore);
  return { score, grade: score >= 100 ? 'A+' : score >= 90 ? 'A' : 'below A', modifiers };
}
