import type { BrandSettings } from '../../../../src/shared/brand/brandRecord.ts';
import type { Findings } from '../../problem.ts';
import type { JsonDocument } from '../json/jsonDocument.ts';
import type { ResolvedEntry } from '../layers/resolveEntry.ts';

// Fields that would connect a test site to production's players and analytics.
const connections: readonly [field: string, of: (settings: BrandSettings) => string | undefined][] = [
  ['origin', ({ origin }) => origin],
  ['api.origin', ({ api }) => api.origin],
  ['realtime.key', ({ realtime }) => realtime?.key],
  ['tags.key', ({ tags }) => tags?.key],
  ['verification.token', ({ verification }) => verification?.token],
  ['sportsbook.integration', ({ sportsbook }) => sportsbook?.integration],
];

/** Warns once for each brand about what its environment has in common with production. */
export function warnOfInheritance(
  document: JsonDocument,
  entries: readonly ResolvedEntry[],
  env: string,
  findings: Findings,
): void {
  if (env === 'production') return;
  for (const { settings, provenance, fromVariables, label, placeOf } of entries) {
    if (!settings) continue;
    const inherited = connections
      .filter(([field, of]) => {
        const { source, environment } = provenance[field] ?? {};
        const isOfEnvironment =
          source === 'environment' || environment !== undefined || fromVariables.has(field);
        return of(settings) !== undefined && !isOfEnvironment;
      })
      .map(([field]) => field);
    if (inherited.length === 0) continue;
    findings.warnings.push({
      file: document.file,
      ...document.positionOf(placeOf(['id'])),
      brand: label,
      field: `environments.${env}`,
      found: inherited.join(', '),
      expected: `values of its own in ${env}`,
      message: `inherits from production in ${env}: ${inherited.join(', ')}`,
    });
  }
}
