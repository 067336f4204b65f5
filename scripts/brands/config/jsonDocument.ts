import { getLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Problem } from '../problem.ts';
import { duplicateKeys, type JsonPath, offsetOf, plainValue, statesEachKeyOnce } from './jsonNodes.ts';
import { lineIndex, type Position } from './lineIndex.ts';

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
}

/** After these the parser is back in step with the text. */
const harmless = new Set([
  'CommaExpected',
  'InvalidCommentToken',
  'InvalidUnicode',
  'InvalidEscapeCharacter',
  'InvalidCharacter',
  'InvalidNumberFormat',
  'UnexpectedEndOfString',
]);

const phrases: Readonly<Record<string, string>> = {
  InvalidCommentToken: 'no comment: this file is plain JSON',
  CommaExpected: 'a comma',
  ColonExpected: 'a colon',
  PropertyNameExpected: 'a field name in double quotes',
  ValueExpected: 'a value',
  CloseBraceExpected: 'a closing }',
  CloseBracketExpected: 'a closing ]',
  EndOfFileExpected: 'the end of the file',
  UnexpectedEndOfString: 'a closing double quote',
  InvalidSymbol: 'a value as JSON writes it: text stands in double quotes',
};

interface SyntaxError {
  offset: number;
  found: string;
  expected: string;
  breaksNesting: boolean;
}

function describeError(text: string, { error, offset, length }: ParseError): SyntaxError {
  const found = text.slice(offset, offset + Math.min(length, 40));
  const name = printParseErrorCode(error);
  const isTrailingComma = /^[}\]]/.test(found) && /,\s*$/.test(text.slice(0, offset));
  return {
    offset,
    found: found === '' ? 'the end of the file' : found,
    expected: isTrailingComma ? `no comma before ${found}` : (phrases[name] ?? `valid JSON (${name})`),
    breaksNesting: !isTrailingComma && !harmless.has(name),
  };
}

interface Read {
  value?: unknown;
  tooDeep?: true;
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
  try {
    const root = treeOf(text, errors);
    return { value: root && plainValue(root), root: () => root };
  } catch (error) {
    if (error instanceof RangeError) return { tooDeep: true, root: () => undefined };
    throw error;
  }
}

/** Reads plain JSON (no comments, no trailing commas); a byte-order mark is ignored. Never throws. */
export function parseJsonDocument(file: string, source: string): JsonDocument {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  const lines = lineIndex(text);
  const parseErrors: ParseError[] = [];
  const sound = readSound(text);
  const { root, value, tooDeep } = sound ?? readTree(text, parseErrors);
  const described = parseErrors
    // One slip makes the parser report twice or more at the same place.
    .filter(({ offset }, index) => offset !== parseErrors[index - 1]?.offset)
    .map((error) => describeError(text, error));
  const breaking = described.findIndex(({ breaksNesting }) => breaksNesting);
  // Once the nesting is broken the parser stumbles over sound text too.
  const errors = breaking < 0 ? described : described.slice(0, breaking + 1);
  const brokenFrom = tooDeep ? 0 : (described[breaking]?.offset ?? Number.POSITIVE_INFINITY);

  const faults: JsonFault[] = errors.map(({ offset, found, expected }) => ({
    file,
    ...lines.at(offset),
    path: tooDeep ? [] : getLocation(text, offset).path,
    found,
    expected,
    message: `this is not valid JSON: expected ${expected}`,
  }));
  if (tooDeep)
    faults.push({
      file,
      ...lines.at(0),
      path: [],
      found: 'values nested thousands deep',
      expected: 'a few levels',
      message: 'the file is nested too deeply to read',
    });
  for (const { path, offset, firstOffset } of sound ? [] : duplicateKeys(root())) {
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
    positionOf: (path) => lines.at(offsetOf(root(), path)),
  };
}
