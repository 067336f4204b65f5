import { getLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Problem } from '../problem.ts';
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

/** A fault of the text itself, with the path at which it stands. */
export type JsonFault = Omit<Problem, 'brand' | 'field'> & { path: JsonPath };

/** A JSON file that remembers where everything in it stands. */
export interface JsonDocument {
  file: string;
  /** What could be read; undefined when nothing could. */
  value: unknown;
  /** Syntax errors and duplicate keys. */
  faults: JsonFault[];
  /** An error broke the nesting: what follows it may stand in the wrong place. */
  nestingBroken: boolean;
  /** What stands at a path comes before any such error. */
  isFirm(path: JsonPath): boolean;
  /** Of the key (or list item) at a path, or of the nearest that exists above it. */
  positionOf(path: JsonPath): Position;
  /** Path of what stands at a position. */
  pathAt(position: Position): JsonPath;
}

interface Read {
  value?: unknown;
  /** Where everything stands; found when somebody asks. */
  root(): Node | undefined;
}

const treeOf = (text: string, errors: ParseError[]): Node | undefined =>
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });

/** Most files are sound: their value takes a tenth of the time of the tree that tells the places of faults. */
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
  // Where a field name is still to come, the parser's path ends with an empty one.
  const { path } = getLocation(text, offset);
  return path.at(-1) === '' ? path.slice(0, -1) : path;
}

/** Reads plain JSON (no comments, no trailing commas); a byte-order mark is ignored. Never throws. */
export function parseJsonDocument(file: string, source: string): JsonDocument {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  const lines = lineIndex(text);
  const parseErrors: ParseError[] = [];
  const sound = readSound(text);
  const tooDeepAt = sound ? undefined : offsetOfTooDeep(text, deepestNesting);
  const { root, value } =
    sound ??
    (tooDeepAt === undefined ? readTree(text, parseErrors) : { value: undefined, root: () => undefined });
  const errors = describeErrors(text, parseErrors);
  const brokenFrom =
    tooDeepAt !== undefined
      ? 0
      : (errors.find(({ breaksNesting }) => breaksNesting)?.offset ?? Number.POSITIVE_INFINITY);

  const faults: JsonFault[] = errors.map(({ offset, found, expected }) => ({
    file,
    ...lines.at(offset),
    path: tooDeepAt !== undefined ? [] : pathAtOffset(text, offset),
    found,
    expected,
    message: `this is not valid JSON: expected ${expected}`,
  }));
  if (tooDeepAt !== undefined)
    faults.push({
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
    faults.push({
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
    faults,
    nestingBroken: Number.isFinite(brokenFrom),
    isFirm: (path) => offsetOf(root(), path) < brokenFrom,
    pathAt: (position) => pathAtOffset(text, lines.offsetOf(position)),
    positionOf: (path) => lines.at(offsetOf(root(), path)),
  };
}
