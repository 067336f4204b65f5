import { getLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Problem } from '../../problem.ts';
import { describeErrors } from './jsonErrors.ts';
import {
  deepestNesting,
  duplicateKeys,
  type JsonPath,
  offsetOf,
  plainValue,
  statesEachKeyOnce,
} from './jsonNodes.ts';
import { lineIndex, type Position } from './lineIndex.ts';
import { offsetOfTooDeep } from './unclosedBracket.ts';

// A syntax error of the text, with its path.
/** Begins the message of every syntax error, which hides what comes after it in the file. */
export const notJson = 'this is not valid JSON';

export type JsonError = Omit<Problem, 'brand' | 'field'> & { path: JsonPath };

// A JSON file with the positions of its values.
export interface JsonDocument {
  file: string;
  // The parsed value; undefined when nothing is readable.
  value: unknown;
  // Syntax errors and duplicate keys.
  errors: JsonError[];
  // True when an error broke the nesting, so that later paths may be wrong.
  nestingBroken: boolean;
  // Whether a path precedes any such error.
  isFirm(path: JsonPath): boolean;
  // Position of the key (or list item) at a path, or of its nearest existing ancestor.
  positionOf(path: JsonPath): Position;
  // Path of the value at a position.
  pathAt(position: Position): JsonPath;
}

interface Read {
  value?: unknown;
  // The syntax tree with positions, parsed on first use.
  root(): Node | undefined;
}

const treeOf = (text: string, errors: ParseError[]): Node | undefined =>
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });

// Most files are valid, and parsing them takes a tenth of the time of the tree with positions.
function readSound(text: string): Read | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!statesEachKeyOnce(text, value)) return null;
    let root: Node | undefined;
    return {
      value,
      root: () => {
        root ??= treeOf(text, []);
        return root;
      },
    };
  } catch {
    return null;
  }
}

function readTree(text: string, errors: ParseError[]): Read {
  const root = treeOf(text, errors);
  return { value: root && plainValue(root), root: () => root };
}

function pathAtOffset(text: string, offset: number): JsonPath {
  // Before a field name, the parser's path ends with an empty name.
  const { path } = getLocation(text, offset);
  return path.at(-1) === '' ? path.slice(0, -1) : path;
}

/** Parses JSON without comments or trailing commas, ignores a byte-order mark, never throws. */
export function parseJsonDocument(file: string, source: string): JsonDocument {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  const lines = lineIndex(text);
  const parseErrors: ParseError[] = [];
  const sound = readSound(text);
  const tooDeepAt = sound ? undefined : offsetOfTooDeep(text, deepestNesting);
  const { root, value } =
    sound ??
    (tooDeepAt === undefined ? readTree(text, parseErrors) : { value: undefined, root: () => undefined });
  const syntaxErrors = describeErrors(text, parseErrors);
  const brokenFrom =
    tooDeepAt !== undefined
      ? 0
      : (syntaxErrors.find(({ breaksNesting }) => breaksNesting)?.offset ?? Number.POSITIVE_INFINITY);

  const errors: JsonError[] = syntaxErrors.map(({ offset, found, expected }) => ({
    file,
    ...lines.at(offset),
    path: tooDeepAt !== undefined ? [] : pathAtOffset(text, offset),
    found,
    expected,
    message: `${notJson}: expected ${expected}`,
  }));
  if (tooDeepAt !== undefined)
    errors.push({
      file,
      ...lines.at(tooDeepAt),
      path: [],
      found: `more than ${deepestNesting} levels`,
      expected: `at most ${deepestNesting} levels`,
      message: `values are nested more than ${deepestNesting} levels deep`,
    });
  // A key after an unclosed bracket seems to belong to the object before it.
  const duplicates = sound ? [] : duplicateKeys(root()).filter(({ offset }) => offset < brokenFrom);
  for (const { path, offset, firstOffset } of duplicates) {
    const { line, column } = lines.at(firstOffset);
    const key = JSON.stringify(path.at(-1));
    errors.push({
      file,
      ...lines.at(offset),
      path,
      found: `a second ${key}`,
      expected: 'each key once',
      message: `${key} is stated twice in one object (first in line ${line}, column ${column})`,
    });
  }
  return {
    file,
    value,
    errors,
    nestingBroken: Number.isFinite(brokenFrom),
    isFirm: (path) => offsetOf(root(), path) < brokenFrom,
    pathAt: (position) => pathAtOffset(text, lines.offsetOf(position)),
    positionOf: (path) => lines.at(offsetOf(root(), path)),
  };
}
