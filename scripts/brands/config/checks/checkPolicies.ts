import { contentSecurityPolicy } from '../../../build/deploy/csp.ts';
import type { Findings } from '../../problem.ts';
import type { JsonDocument } from '../json/jsonDocument.ts';
import type { ResolvedEntry } from '../layers/resolveEntry.ts';

// As many as the pages' inline scripts; all hashes have the same length.
const inlineScripts = ['early', 'unsupported', 'import map', 'error page'];

/** Reports brands that name more origins than a header can hold. */
export function checkPolicies(
  document: JsonDocument,
  entries: readonly ResolvedEntry[],
  findings: Findings,
): void {
  for (const { settings, label, placeOf } of entries) {
    if (!settings) continue;
    try {
      contentSecurityPolicy(settings, { scripts: inlineScripts });
    } catch (error) {
      findings.problems.push({
        file: document.file,
        ...document.positionOf(placeOf(['id'])),
        brand: label,
        field: 'id',
        found: 'too many long origins',
        expected: 'fewer or shorter ones',
        message: error instanceof Error ? error.message : String(error),
      });
    }
  }
}
