import { isLocalHost } from '../../../../src/shared/brand/webUrl.ts';
import { type Findings, shown } from '../../problem.ts';
import type { JsonDocument } from '../json/jsonDocument.ts';
import { isPlainObject } from '../json/plainObject.ts';
import type { ResolvedEntry } from '../layers/resolveEntry.ts';
import { checkCrowdedAuthorization, checkOwnValues } from '../layers/sharedValues.ts';
import { type Report, reportFields } from './fieldReport.ts';
import { type Claim, hostOf, listed, siteHosts } from './hostClaims.ts';
import { checkLaw } from './lawChecks.ts';
import { routeOfRedirect } from './redirectTargets.ts';

function apiHosts({ value }: ResolvedEntry): Claim[] {
  const api = value.api;
  if (!isPlainObject(api)) return [];
  if (Array.isArray(api.hosts)) return listed(api.hosts, ['api', 'hosts']);
  const host = hostOf(api.origin);
  return host ? [{ host, field: ['api', 'origin'] }] : [];
}

// Refuses a host of two brands.
function checkUnique(
  entries: readonly ResolvedEntry[],
  claimsOf: (entry: ResolvedEntry) => Claim[],
  sentence: (host: string, other: string) => string,
  report: Report,
): void {
  const owners = new Map<string, string>();
  for (const entry of entries) {
    for (const { host, field } of claimsOf(entry)) {
      const owner = owners.get(host);
      if (owner === undefined) owners.set(host, entry.label);
      else if (owner !== entry.label)
        report(entry, field, {
          found: `"${host}"`,
          expected: 'a host name of its own',
          message: sentence(host, owner),
        });
    }
  }
}

// Such brands are valid, but no list or page tells them apart.
function warnOfEqualNames(entries: readonly ResolvedEntry[], warn: Report): void {
  const owners = new Map<string, string>();
  for (const entry of entries) {
    const { name } = entry.value;
    if (typeof name !== 'string') continue;
    const key = name.trim().toLowerCase();
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, entry.label);
    else if (owner !== entry.label)
      warn(entry, ['name'], {
        found: shown(name),
        expected: 'a name of its own',
        message: `the name ${shown(name)} is that of brand "${owner}" as well`,
      });
  }
}

// Refuses redirect cycles and a disabled home page.
function checkRoutes(entry: ResolvedEntry, report: Report): void {
  const { routes } = entry.value;
  if (!isPlainObject(routes)) return;
  const targetOf = (id: string): string | undefined => {
    const rule = routes[id];
    const redirect = isPlainObject(rule) ? rule.redirect : undefined;
    return typeof redirect === 'string' ? redirect : undefined;
  };
  for (const [id, rule] of Object.entries(routes)) {
    if (id === 'index' && isPlainObject(rule) && rule.enabled === false)
      report(entry, ['routes', 'index', 'enabled'], {
        found: 'false',
        expected: 'true',
        message: 'the home page cannot be switched off: error pages and the logo lead there',
      });
    const trail: string[] = [id];
    for (let target = targetOf(id); target !== undefined; ) {
      const next = routeOfRedirect(target);
      if (next === undefined) break;
      const isCircle = next === id;
      if (trail.includes(next) && !isCircle) break;
      trail.push(next);
      if (isCircle) {
        report(entry, ['routes', id, 'redirect'], {
          found: `"${targetOf(id)}"`,
          expected: 'a path that leads somewhere else',
          message: `the redirect of route "${id}" goes in a circle: ${trail.join(' → ')}`,
        });
        break;
      }
      target = targetOf(next);
    }
  }
}

// Realtime messages carry balances, so production requires TLS.
function checkEncryption(entry: ResolvedEntry, env: string, report: Report): void {
  const { realtime } = entry.value;
  if (env !== 'production' || !isPlainObject(realtime) || realtime.tls !== false) return;
  if (typeof realtime.host === 'string' && isLocalHost(realtime.host)) return;
  report(entry, ['realtime', 'tls'], {
    found: 'false',
    expected: 'true',
    message: 'realtime connections are encrypted in production: only a local host may do without TLS',
  });
}

/** Checks what is visible only across resolved brands. */
export function crossChecks(
  document: JsonDocument,
  entries: readonly ResolvedEntry[],
  env: string,
  findings: Findings,
): void {
  const report = reportFields(document, findings.problems);
  checkUnique(
    entries,
    siteHosts,
    (host, other) => `the host name "${host}" belongs to brand "${other}" already`,
    report,
  );
  checkUnique(
    entries,
    apiHosts,
    (host, other) => `the API host "${host}" selects the error page of brand "${other}" already`,
    report,
  );
  for (const entry of entries) {
    checkLaw(entry, env, report);
    checkRoutes(entry, report);
    checkEncryption(entry, env, report);
  }
  warnOfEqualNames(entries, reportFields(document, findings.warnings));
  checkOwnValues(entries, report);
  checkCrowdedAuthorization(entries, report);
}
