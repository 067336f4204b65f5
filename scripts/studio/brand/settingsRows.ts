import { isPlainObject } from '../../brands/config/json/plainObject.ts';
import { describeProvenance, type Provenance, type ResolvedBrand } from '../../brands/resolvedBrand.ts';
import type { StudioProvenance } from '../studioModels.ts';

export const hiddenValue = '•••';

function provenanceRow(provenance: Provenance): StudioProvenance {
  const { source, from, environment, off, variables, missing } = provenance;
  return {
    source,
    from: from ?? null,
    environment: environment ?? null,
    off,
    variables: [...new Set([...(variables ?? []), ...(missing ?? [])])],
    text: describeProvenance(provenance),
  };
}

// Values of variables may be secrets, so they never leave the server.
function withoutVariables(
  value: unknown,
  field: string,
  provenance: Readonly<Record<string, Provenance>>,
): unknown {
  if (provenance[field]?.variables) return hiddenValue;
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      withoutVariables(inner, field === '' ? key : `${field}.${key}`, provenance),
    ]),
  );
}

/** Returns a brand's resolved record with the origin of each value, and no value of a variable. */
export function settingsRows(brand: ResolvedBrand | undefined, environment: string) {
  if (!brand) return { environment, record: null, provenance: {} };
  const { settings, provenance } = brand;
  return {
    environment,
    record: Object.fromEntries(
      Object.entries(settings).map(([key, value]) => [key, withoutVariables(value, key, provenance)]),
    ),
    provenance: Object.fromEntries(
      Object.entries(provenance).map(([field, row]) => [field, provenanceRow(row)]),
    ),
  };
}
