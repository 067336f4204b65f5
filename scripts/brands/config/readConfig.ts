import { configSchema } from '../../../src/shared/brand/brandSchema.ts';
import { fixIn, valueAt } from '../fix/fixIn.ts';
import type { Problem } from '../problem.ts';
import { largestConfig, readTextFile, type TextError, type TextFile } from '../textFile.ts';
import { findShapeErrors } from './checks/findShapeErrors.ts';
import type { FieldError } from './checks/unknownFields.ts';
import { type JsonDocument, parseJsonDocument } from './json/jsonDocument.ts';
import { dotted, type JsonPath } from './json/jsonNodes.ts';
import { isPlainObject, type PlainObject } from './json/plainObject.ts';
import { holdsPlaceholder } from './layers/placeholders.ts';

export interface BrandEntry {
  // Name in a report: its id, or `brands[3]` when it has none.
  label: string;
  id: string | undefined;
  extends: string | undefined;
  path: JsonPath;
  value: PlainObject;
}

export interface BrandsConfig {
  document: JsonDocument;
  defaults: PlainObject;
  environments: Record<string, PlainObject>;
  entries: BrandEntry[];
  problems: Problem[];
  // Errors of single layers, so that their consequences are not reported again.
  errors: FieldError[];
}

function objectAt(value: unknown, key: string): PlainObject {
  const inner = isPlainObject(value) ? value[key] : undefined;
  return isPlainObject(inner) ? inner : {};
}

function readEntries(value: unknown): BrandEntry[] {
  const list = isPlainObject(value) && Array.isArray(value.brands) ? value.brands : [];
  return list.flatMap((entry: unknown, index) => {
    if (!isPlainObject(entry)) return [];
    const { id, extends: parent } = entry;
    return {
      label: typeof id === 'string' ? id : `brands[${index}]`,
      id: typeof id === 'string' ? id : undefined,
      extends: typeof parent === 'string' ? parent : undefined,
      path: ['brands', index],
      value: entry,
    };
  });
}

// Splits `brands[2].origin` into the brand and `origin`; other paths stay whole.
function ownerOf(path: JsonPath, entries: readonly BrandEntry[]): { brand: string | null; field: string } {
  const [first, index, ...rest] = path;
  const entry = first === 'brands' ? entries.find((candidate) => candidate.path[1] === index) : undefined;
  return entry ? { brand: entry.label, field: dotted(rest) } : { brand: null, field: dotted(path) };
}

// Containers of fields: the list of brands, each entry, `defaults`, `environments` and their members.
function isFrame(path: JsonPath): boolean {
  const [group, ...below] = path[0] === 'brands' ? path.slice(2) : path;
  if (group === 'environments') return below.length <= 1;
  return group === undefined || (group === 'defaults' && below.length === 0);
}

// Layers may be incomplete, so only fields that no other layer can supply are reported here.
function holdsAlready(error: FieldError): boolean {
  const last = error.path.at(-1);
  // A placeholder is valid only as the value of a field, which is validated after it is filled in.
  if (error.kind === 'unknown') return true;
  if (error.kind === 'value')
    return last === 'id' || last === 'extends' || isFrame(error.path) || !holdsPlaceholder(error.input);
  return last === 'brands' ? error.path.length === 1 : last === 'id' && error.path[0] === 'brands';
}

export function fieldErrorMessage(error: FieldError, field: string): string {
  const hint = error.suggestion === undefined ? '' : `; did you mean "${error.suggestion}"?`;
  const name = field === '' ? 'the file' : `"${field}"`;
  if (error.kind === 'missing') {
    const off = error.expected.includes('null') ? ', or say null if it is off' : '';
    return `${name} is missing: state it or inherit it${off}`;
  }
  if (error.kind === 'unknown') return `${name} is no known field${hint}`;
  return `${name} is ${error.found}, expected ${error.expected}${hint}`;
}

/** Returns the suggestion of an error and the fix that follows it, at a path of the configuration. */
export function suggestionOf(
  { kind, input, suggestion }: FieldError,
  document: JsonDocument,
  path: JsonPath,
): Pick<Problem, 'suggestion' | 'fix'> {
  // A suggestion for a text with its placeholders filled in is no text for the file.
  const isStated = kind === 'unknown' || valueAt(document.value, path) === input;
  const value = isStated ? suggestion : undefined;
  return { suggestion, fix: fixIn(document, { kind: kind === 'unknown' ? 'key' : 'value', path, value }) };
}

function readText(file: string): TextFile & { failure?: string } {
  try {
    return readTextFile(file, largestConfig);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT') return { text: '', failure: 'no file' };
    return { text: '', failure: code === 'EISDIR' ? 'a folder' : `a file that cannot be read (${code})` };
  }
}

function unreadable(file: string, error: TextError): BrandsConfig {
  return {
    document: parseJsonDocument(file, '{}'),
    defaults: {},
    environments: {},
    entries: [],
    problems: [{ file, brand: null, field: '', ...error }],
    errors: [],
  };
}

/** Reads the file and validates each layer; returns every readable part, even of an invalid file. */
export function readConfig(file: string): BrandsConfig {
  const { text, failure, error } = readText(file);
  if (failure !== undefined) {
    const expected = 'a brands.config.json';
    const message = `there is ${failure} here, expected ${expected}`;
    return unreadable(file, { line: 1, column: 1, found: failure, expected, message });
  }
  if (error && text === '') return unreadable(file, error);
  const document = parseJsonDocument(file, text);
  const entries = readEntries(document.value);
  const errors = findShapeErrors(configSchema, document.value).errors.filter(
    (error) =>
      holdsAlready(error) &&
      document.isFirm(error.path) &&
      !(error.kind === 'missing' && document.nestingBroken),
  );
  const environments = objectAt(document.value, 'environments');
  return {
    document,
    defaults: objectAt(document.value, 'defaults'),
    environments: Object.fromEntries(
      Object.keys(environments).map((name) => [name, objectAt(environments, name)]),
    ),
    entries,
    problems: [
      ...(error ? [{ file, ...ownerOf(document.pathAt(error), entries), ...error }] : []),
      ...document.errors.map(({ path, ...error }) => ({ ...error, ...ownerOf(path, entries) })),
      ...errors.map((error) => {
        const owner = ownerOf(error.path, entries);
        return {
          file,
          ...document.positionOf(error.path),
          ...owner,
          found: error.found,
          expected: error.expected,
          ...suggestionOf(error, document, error.path),
          message: fieldErrorMessage(error, owner.field),
        };
      }),
    ],
    errors,
  };
}

/** Tells whether the file is sound JSON with a list of brands, to which an entry can be appended. */
export function takesEntries({ document: { errors, value } }: BrandsConfig): boolean {
  return errors.length === 0 && isPlainObject(value) && Array.isArray(value.brands);
}
