import { routeTable } from '../../../src/shared/paths/routeTable.ts';
import type { Findings, Problem } from '../problem.ts';
import { dotted } from './dotted.ts';
import type { JsonDocument } from './jsonDocument.ts';
import type { JsonPath } from './jsonNodes.ts';
import { isPlainObject } from './plainObject.ts';
import type { ResolvedEntry } from './resolveEntry.ts';

type About = Pick<Problem, 'found' | 'expected' | 'message'>;
type Report = (entry: ResolvedEntry, field: JsonPath, about: About) => void;

interface Claim {
  host: string;
  field: JsonPath;
}

function hostOf(address: unknown): string | undefined {
  return typeof address === 'string' ? URL.parse(address)?.hostname : undefined;
}

function listed(list: unknown, field: JsonPath): Claim[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((host: unknown, index) =>
    typeof host === 'string' && host !== '' ? [{ host: host.toLowerCase(), field: [...field, index] }] : [],
  );
}

function siteHosts({ value }: ResolvedEntry): Claim[] {
  const host = hostOf(value.origin);
  return [...(host ? [{ host, field: ['origin'] }] : []), ...listed(value.domains, ['domains'])];
}

function apiHosts({ value }: ResolvedEntry): Claim[] {
  const api = value.api;
  if (!isPlainObject(api)) return [];
  if (Array.isArray(api.hosts)) return listed(api.hosts, ['api', 'hosts']);
  const host = hostOf(api.origin);
  return host ? [{ host, field: ['api', 'origin'] }] : [];
}

/** No host may lead to two brands. */
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

/** Everything that Lei 14.790/2023 art. 15 puts into the footer of a licensed brand. */
function checkJurisdiction(entry: ResolvedEntry, report: Report): void {
  const { company, jurisdiction } = entry.value;
  if (jurisdiction !== 'br' || !isPlainObject(company)) return;
  for (const field of ['authorization', 'ombudsman'])
    if (company[field] === null)
      report(entry, ['company', field], {
        found: 'null',
        expected: 'a value',
        message: `"company.${field}" may not be off: jurisdiction "br" puts it on the screen (Lei 14.790/2023, art. 15)`,
      });
}

function warnOfDomain(entry: ResolvedEntry, env: string, warn: Report): void {
  const { jurisdiction, origin } = entry.value;
  if (env !== 'production' || jurisdiction !== 'br') return;
  if (typeof origin !== 'string' || !origin.startsWith('https:')) return;
  for (const { host, field } of siteHosts(entry))
    if (!host.endsWith('.bet.br'))
      warn(entry, field, {
        found: `"${host}"`,
        expected: 'a host name that ends in .bet.br',
        message: `"${host}" does not end in .bet.br, as Portaria SPA/MF 722/2024 asks of licensed brands`,
      });
}

const idByPath = new Map<string, string>(
  Object.entries(routeTable).flatMap(([id, route]) => route.paths.map((path) => [path, id] as const)),
);

/** Redirects that come back to where they began, and a home that is nowhere. */
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
    const trail = [id];
    for (let target = targetOf(id); target !== undefined; ) {
      const next = idByPath.get(target.replace(/[?#].*$/, ''));
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

/** What only shows once brands are resolved and seen together. */
export function crossChecks(
  document: JsonDocument,
  entries: readonly ResolvedEntry[],
  env: string,
  findings: Findings,
): void {
  const into =
    (list: Problem[]): Report =>
    (entry, field, about) =>
      list.push({
        file: document.file,
        ...document.positionOf(entry.placeOf(field)),
        brand: entry.label,
        field: dotted(field),
        ...about,
      });
  const report = into(findings.problems);
  const warn = into(findings.warnings);
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
    checkJurisdiction(entry, report);
    warnOfDomain(entry, env, warn);
    checkRoutes(entry, report);
  }
}
