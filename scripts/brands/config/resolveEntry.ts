import { dirname } from 'node:path';
import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import type { Findings, Problem } from '../problem.ts';
import type { Provenance } from '../resolvedBrand.ts';
import { dotenvFiles, type Variables } from './dotenvFiles.ts';
import type { Fault } from './findShapeFaults.ts';
import type { JsonPath } from './jsonDocument.ts';
import { layersOf } from './layersOf.ts';
import { type Merged, mergeLayers } from './mergeLayers.ts';
import { fillPlaceholders } from './placeholders.ts';
import { isPlainObject, type PlainObject } from './plainObject.ts';
import { type BrandEntry, type BrandsConfig, dotted, faultMessage } from './readConfig.ts';
import type { References } from './references.ts';
import { checkSettings, provenanceOf, toSettings } from './resolveSettings.ts';

/** A brand as far as the configuration alone says it. */
export interface ResolvedEntry {
  label: string;
  /** Merged and filled in, for checks that need no more than one field. */
  value: PlainObject;
  /** Undefined when something in it is wrong. */
  settings: BrandSettings | undefined;
  provenance: Record<string, Provenance>;
  /** Relative to the configuration's folder, or as it was stated. */
  theme: string | undefined;
  /** In the configuration, of the nearest key that was stated for a field. */
  placeOf(field: JsonPath): JsonPath;
  dotenvFiles: string[];
}

function placeIn(merged: Merged, entry: BrandEntry, field: JsonPath): JsonPath {
  for (let length = field.length; length > 0; length -= 1) {
    const origin = merged.origins.get(field.slice(0, length).join('.'));
    if (origin) return [...origin.path, ...field.slice(length)];
  }
  return [...entry.path, 'id'];
}

/** The typo has been reported; that the right word is missing follows from it. */
function isTypoOf(fault: Fault, faults: readonly Fault[]): boolean {
  const missing = fault.path.at(-1);
  return faults.some(({ kind, suggestion }) => kind === 'unknown' && suggestion === missing);
}

export function entryResolver(
  config: BrandsConfig,
  references: References,
  env: string,
  processEnv: NodeJS.ProcessEnv,
  findings: Findings,
): (entry: BrandEntry) => ResolvedEntry {
  const { document } = config;
  const dotenv = config.entries.length > 0 ? dotenvFiles(dirname(document.file), env, processEnv) : undefined;
  const reported = new Set(config.problems.map(({ line, column }) => `${line}:${column}`));

  return (entry) => {
    const merged = mergeLayers(layersOf(config, references.chainOf(entry), env));
    const placeOf = (field: JsonPath): JsonPath => placeIn(merged, entry, field);
    const variables: Variables = dotenv?.variablesOf(entry.label) ?? { values: {}, files: [] };
    const filled = fillPlaceholders(merged.value, entry.label, variables.values);
    const value = isPlainObject(filled.value) ? filled.value : {};

    const problemAt = (
      path: JsonPath,
      about: Pick<Problem, 'found' | 'expected' | 'message' | 'suggestion'>,
    ) => ({
      file: document.file,
      ...document.positionOf(placeOf(path)),
      brand: entry.label,
      field: dotted(path),
      ...about,
    });

    for (const { path, text } of filled.malformed)
      findings.problems.push(
        problemAt(path, {
          found: JSON.stringify(text),
          expected: `\${NAME} or \${NAME:-fallback}`,
          message: `"${dotted(path)}" holds a \${ that is no placeholder`,
        }),
      );
    let skippedMonitoring = false;
    for (const { path, name } of filled.missing) {
      const about = {
        found: `\${${name}} without a value`,
        expected: `${name} in the environment or in a .env file`,
      };
      if (path[0] === 'monitoring') {
        skippedMonitoring = true;
        findings.warnings.push(
          problemAt(path, {
            ...about,
            message: `${name} is not set, so brand "${entry.label}" goes without monitoring`,
          }),
        );
      } else
        findings.problems.push(
          problemAt(path, {
            ...about,
            message: `"${dotted(path)}" needs ${name}, which is not set and has no fallback`,
          }),
        );
    }
    if (skippedMonitoring) value.monitoring = null;

    const { faults, output } = checkSettings(value, filled.fromVariables);
    const unresolved = [...filled.missing, ...filled.malformed].map(({ path }) => path.join('.'));
    const inheritanceUnknown = document.nestingBroken || references.isBroken(entry);
    for (const fault of faults) {
      if (fault.kind === 'missing' && (inheritanceUnknown || isTypoOf(fault, config.faults))) continue;
      if (unresolved.includes(fault.path.join('.'))) continue;
      const { line, column } = document.positionOf(placeOf(fault.path));
      if (fault.kind !== 'missing' && reported.has(`${line}:${column}`)) continue;
      const { found, expected, suggestion } = fault;
      findings.problems.push(
        problemAt(fault.path, {
          found,
          expected,
          ...(suggestion === undefined ? {} : { suggestion }),
          message: faultMessage(fault, dotted(fault.path)),
        }),
      );
    }
    const settings = output && toSettings(entry.label, output);
    return {
      label: entry.label,
      value,
      settings,
      provenance: settings ? provenanceOf(settings, merged.origins) : {},
      theme: typeof value.theme === 'string' ? value.theme : undefined,
      placeOf,
      dotenvFiles: variables.files,
    };
  };
}
