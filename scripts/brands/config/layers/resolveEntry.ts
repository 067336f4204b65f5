import { dirname } from 'node:path';
import type { BrandSettings } from '../../../../src/shared/brand/brandRecord.ts';
import type { Findings, Problem } from '../../problem.ts';
import type { Provenance } from '../../resolvedBrand.ts';
import type { References } from '../checks/references.ts';
import type { FieldError } from '../checks/unknownFields.ts';
import { dotted, type JsonPath } from '../json/jsonNodes.ts';
import { isPlainObject, type PlainObject } from '../json/plainObject.ts';
import { type BrandEntry, type BrandsConfig, fieldErrorMessage, suggestionOf } from '../readConfig.ts';
import { dotenvFiles, type Variables } from './dotenvFiles.ts';
import { layersOf } from './layersOf.ts';
import { type Layer, type Merged, mergeLayers } from './mergeLayers.ts';
import { type FilledIn, fillPlaceholders } from './placeholders.ts';
import { checkSettings, provenanceOf, toSettings } from './resolveSettings.ts';

// A brand as the configuration alone states it.
export interface ResolvedEntry {
  label: string;
  // Merged and filled in, for checks that need only one field.
  value: PlainObject;
  // Undefined when it is invalid.
  settings: BrandSettings | undefined;
  provenance: Record<string, Provenance>;
  // Relative to the configuration's directory, as stated.
  theme: string | undefined;
  // Label of the farthest brand that it extends, or its own.
  family: string;
  // Position in the configuration of the nearest stated key of a field.
  placeOf(field: JsonPath): JsonPath;
  dotenvFiles: string[];
  // Fields that variables fill in, dotted.
  fromVariables: ReadonlySet<string>;
}

type ProblemAt = (
  field: JsonPath,
  about: Pick<Problem, 'found' | 'expected' | 'message' | 'suggestion' | 'fix'>,
) => Problem;

function placeIn(merged: Merged, entry: BrandEntry, field: JsonPath): JsonPath {
  for (let length = field.length; length > 0; length -= 1) {
    const origin = merged.origins.get(field.slice(0, length).join('.'));
    if (origin) return [...origin.path, ...field.slice(length)];
  }
  return [...entry.path, 'id'];
}

// A missing field belongs to the brand, at the nearest key of its own entry.
function placeOfMissing(layers: readonly Layer[], entry: BrandEntry, field: JsonPath): JsonPath {
  const own = layers.filter(({ path }) => entry.path.every((segment, index) => path[index] === segment));
  for (let length = field.length; length > 0; length -= 1)
    for (const layer of own) {
      const path = field.slice(0, length);
      let value: unknown = layer.value;
      for (const key of path)
        value = isPlainObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
      if (value !== undefined) return [...layer.path, ...path];
    }
  return [...entry.path, 'id'];
}

// The misspelled name is already reported, and the missing name follows from it.
function isTypoOf(missing: FieldError, errors: readonly FieldError[], layers: readonly Layer[]): boolean {
  return errors.some(
    ({ kind, suggestion, path }) =>
      kind === 'unknown' &&
      suggestion !== undefined &&
      missing.path.includes(suggestion) &&
      layers.some((layer) => layer.path.every((segment, index) => path[index] === segment)),
  );
}

// Variables without a value are errors, except in `monitoring`, which is then off.
function reportVariables({ malformed, missing }: FilledIn, at: ProblemAt, findings: Findings): string[] {
  for (const { path, text, typo } of malformed) {
    const hint = typo === undefined ? '' : '; did you mean "{brand}"?';
    findings.problems.push(
      at(path, {
        found: JSON.stringify(text),
        expected: typo === undefined ? `\${NAME} or \${NAME:-fallback}` : '{brand}',
        message: `"${dotted(path)}" holds a ${typo ?? '${'} that is no placeholder${hint}`,
      }),
    );
  }
  const expected = (name: string): string => `${name} in the environment or in a .env file`;
  const ofMonitoring = missing.filter(({ path }) => path[0] === 'monitoring');
  for (const { path, name } of missing) {
    if (path[0] === 'monitoring') continue;
    const message = `"${dotted(path)}" needs ${name}, which is not set and has no fallback`;
    findings.problems.push(
      at(path, { found: `\${${name}} without a value`, expected: expected(name), message }),
    );
  }
  const names = [...new Set(ofMonitoring.map(({ name }) => name))];
  const [first] = ofMonitoring;
  if (first)
    findings.warnings.push(
      at(first.path, {
        found: `${names.join(', ')} without a value`,
        expected: expected(names.join(', ')),
        message: `goes without monitoring, since ${names.join(', ')} is not set`,
      }),
    );
  return names;
}

/** Resolves entries one by one and adds their problems to `findings`. */
export function entryResolver(
  config: BrandsConfig,
  references: References,
  env: string,
  processEnv: NodeJS.ProcessEnv,
  findings: Findings,
): (entry: BrandEntry) => ResolvedEntry {
  const { document } = config;
  const dotenv =
    config.entries.length > 0
      ? dotenvFiles(dirname(document.file), env, processEnv, (file, error) =>
          findings.problems.push({ file, brand: null, field: '', ...error }),
        )
      : undefined;
  const reported = new Set(config.problems.map(({ line, column }) => `${line}:${column}`));

  return (entry) => {
    const chain = references.chainOf(entry);
    const layers = layersOf(config, chain, env);
    const merged = mergeLayers(layers);
    const placeOf = (field: JsonPath): JsonPath => placeIn(merged, entry, field);
    const at: ProblemAt = (field, about) => ({
      file: document.file,
      ...document.positionOf(placeOf(field)),
      brand: entry.label,
      field: dotted(field),
      ...about,
    });

    const variables: Variables = dotenv?.variablesOf(entry.label) ?? {
      variableNamed: () => undefined,
      files: [],
    };
    const filled = fillPlaceholders(merged.value, entry.label, variables.variableNamed);
    const value = isPlainObject(filled.value) ? filled.value : {};
    const missingForMonitoring = reportVariables(filled, at, findings);
    if (missingForMonitoring.length > 0) value.monitoring = null;

    const unresolved = [...filled.missing, ...filled.malformed].map(({ path }) => path.join('.'));
    const inheritanceUnknown = document.nestingBroken || references.isBroken(entry);
    const followsFromReported = (error: FieldError): boolean => {
      if (error.kind === 'missing') return inheritanceUnknown || isTypoOf(error, config.errors, layers);
      const { line, column } = document.positionOf(placeOf(error.path));
      return unresolved.includes(error.path.join('.')) || reported.has(`${line}:${column}`);
    };
    const { errors, output } = checkSettings(value, filled.fromVariables);
    for (const error of errors) {
      if (followsFromReported(error)) continue;
      const { path, found, expected } = error;
      const hint = filled.fromVariables.has(path.join('.'))
        ? {}
        : suggestionOf(error, document, placeOf(path));
      const problem = at(path, { found, expected, ...hint, message: fieldErrorMessage(error, dotted(path)) });
      if (error.kind === 'missing')
        Object.assign(problem, document.positionOf(placeOfMissing(layers, entry, path)));
      findings.problems.push(problem);
    }

    const settings = output && toSettings(entry.label, output);
    const provenance = settings ? provenanceOf(settings, merged.origins) : {};
    for (const [path, variables] of filled.used) {
      // A list counts as one value of the settings.
      const field = path.replace(/(\.\d+)+$/, '');
      const from = provenance[field];
      if (from) provenance[field] = { ...from, variables: [...(from.variables ?? []), ...variables] };
    }
    if (provenance.monitoring && missingForMonitoring.length > 0)
      provenance.monitoring = { ...provenance.monitoring, missing: missingForMonitoring };
    return {
      label: entry.label,
      value,
      settings,
      provenance,
      family: chain[0]?.label ?? entry.label,
      theme: typeof value.theme === 'string' ? value.theme : undefined,
      placeOf,
      dotenvFiles: variables.files,
      fromVariables: filled.fromVariables,
    };
  };
}
