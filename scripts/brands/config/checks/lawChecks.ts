import * as v from 'valibot';
import { rulesSchema } from '../../../../src/shared/brand/brandSchema.ts';
import { type DatedRule, isInForce } from '../../../../src/shared/brand/datedRules.ts';
import { isPlainObject } from '../json/plainObject.ts';
import type { ResolvedEntry } from '../layers/resolveEntry.ts';
import type { Report } from './fieldReport.ts';
import { siteHosts } from './hostClaims.ts';

// Everything that Lei 14.790/2023 art. 15 puts into the footer of a licensed brand.
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

// Only licensed operators hold a name below .bet.br (Portaria SPA/MF 722/2024).
function checkLicensedDomain(entry: ResolvedEntry, report: Report): void {
  if (entry.value.jurisdiction !== 'none') return;
  const claim = siteHosts(entry).find(({ host }) => host.endsWith('.bet.br'));
  if (claim)
    report(entry, ['jurisdiction'], {
      found: `"none" with the host name "${claim.host}"`,
      expected: '"br"',
      message: `"${claim.host}" ends in .bet.br, which only licensed brands may use, but "jurisdiction" is "none"`,
    });
}

// Brasília has been at UTC-3 all year since 2019.
const brasiliaOffsetMs = 3 * 60 * 60 * 1000;

function checkAuthorizationDate(entry: ResolvedEntry, report: Report): void {
  if (!isHeld(entry, 'authorizationDate')) return;
  const { company } = entry.value;
  const authorization = isPlainObject(company) ? company.authorization : undefined;
  const date = isPlainObject(authorization) ? authorization.date : undefined;
  const today = new Date(Date.now() - brasiliaOffsetMs).toISOString().slice(0, 10);
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date) || date <= today) return;
  report(entry, ['company', 'authorization', 'date'], {
    found: `"${date}"`,
    expected: `a day not after today, ${today}`,
    message: `"company.authorization.date" is ${date}, which is still to come: no brand operates before its authorization`,
  });
}

// Refuses other host names in production, except a local http URL for trying the brand.
function checkDomain(entry: ResolvedEntry, env: string, report: Report): void {
  const { jurisdiction, origin } = entry.value;
  if (env !== 'production' || jurisdiction !== 'br') return;
  if (typeof origin !== 'string' || !origin.startsWith('https:')) return;
  for (const { host, field } of siteHosts(entry))
    if (!host.endsWith('.bet.br'))
      report(entry, field, {
        found: `"${host}"`,
        expected: 'a host name that ends in .bet.br',
        message: `"${host}" does not end in .bet.br, as Portaria SPA/MF 722/2024 asks of licensed brands`,
      });
}

// Refuses a licensed brand that could not identify its players (Lei 14.790/2023, art. 23).
function checkVerification(entry: ResolvedEntry, report: Report): void {
  const { jurisdiction, verification } = entry.value;
  if (jurisdiction !== 'br' || verification !== null) return;
  report(entry, ['verification'], {
    found: 'null',
    expected: 'an identity provider',
    message:
      '"verification" may not be off: jurisdiction "br" asks for face recognition before the first deposit (Lei 14.790/2023, art. 23)',
  });
}

/** Checks what gambling law asks of the configuration. */
export function checkLaw(entry: ResolvedEntry, env: string, report: Report): void {
  checkJurisdiction(entry, report);
  checkLicensedDomain(entry, report);
  checkAuthorizationDate(entry, report);
  checkVerification(entry, report);
  checkDomain(entry, env, report);
}

/** Tells whether an entry, valid or not, is held to a rule with a dated switch today. */
function isHeld({ value }: ResolvedEntry, rule: DatedRule): boolean {
  const rules = v.is(rulesSchema, value.rules) ? value.rules : {};
  return value.jurisdiction === 'br' && isInForce(rule, { jurisdiction: 'br', rules }, new Date());
}
