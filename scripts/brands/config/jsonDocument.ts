import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Problem } from '../problem.ts';
import { lineIndex, type Position } from './lineIndex.ts';

export type JsonPath = readonly (string | number)[];

/** A JSON file that remembers where everything in it stands. */
export interface JsonDocument {
  file: string;
  /** What could be read; undefined when nothing could. */
  value: unknown;
  /** Syntax errors and duplicate keys. */
  problems: Problem[];
  /** True when an error broke the nesting, so that what follows may stand in the wrong place. */
  nestingBroken: boolean;
  /** Of the key (or list item) at the path, or of the nearest that exists above it. */
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
]);

const sentences: Readonly<Record<string, string>> = {
  InvalidCommentToken: 'no comment: this file is plain JSON',
  CommaExpected: 'a comma',
  ColonExpected: 'a colon',
  PropertyNameExpected: 'a field name in double quotes',
  ValueExpected: 'a value',
  CloseBraceExpected: 'a closing }',
  CloseBracketExpected: 'a closing ]',
  EndOfFileExpected: 'the end of the file',
  UnexpectedEndOfString: 'a closing double quote',
};

function plainValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(plainValue);
  if (node.type !== 'object') return node.value;
  const object: Record<string, unknown> = {};
  for (const { key, value } of propertiesOf(node)) {
    // defineProperty, because plain assignment to `__proto__` would change the object's prototype.
    const read = value ? plainValue(value) : null;
    Object.defineProperty(object, key, { value: read, enumerable: true, configurable: true, writable: true });
  }
  return object;
}

function propertiesOf(node: Node): { key: string; keyNode: Node; value: Node | undefined }[] {
  return (node.children ?? []).flatMap((property) => {
    const [keyNode, value] = property.children ?? [];
    return keyNode ? [{ key: String(keyNode.value), keyNode, value }] : [];
  });
}

function duplicateKeys(node: Node, report: (keyNode: Node, firstNode: Node) => void): void {
  if (node.type === 'object') {
    const first = new Map<string, Node>();
    for (const { key, keyNode, value } of propertiesOf(node)) {
      const before = first.get(key);
      if (before) report(keyNode, before);
      else first.set(key, keyNode);
      if (value) duplicateKeys(value, report);
    }
  } else for (const child of node.children ?? []) duplicateKeys(child, report);
}

function step(node: Node, segment: string | number): { at: Node; value: Node | undefined } | undefined {
  if (typeof segment === 'number') {
    const item = node.type === 'array' ? node.children?.[segment] : undefined;
    return item && { at: item, value: item };
  }
  const property =
    node.type === 'object' ? propertiesOf(node).findLast(({ key }) => key === segment) : undefined;
  return property && { at: property.keyNode, value: property.value };
}

/** Reads plain JSON (no comments, no trailing commas); a byte-order mark is ignored. Never throws. */
export function parseJsonDocument(file: string, source: string): JsonDocument {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  const lines = lineIndex(text);
  const errors: ParseError[] = [];
  const problems: Problem[] = [];
  const add = (offset: number, found: string, expected: string, message: string): void => {
    problems.push({ file, ...lines.at(offset), brand: null, field: '', found, expected, message });
  };
  let root: Node | undefined;
  let value: unknown;
  let tooDeep = false;
  try {
    root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    value = root && plainValue(root);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    tooDeep = true;
    add(0, 'values nested thousands deep', 'a few levels', 'the file is nested too deeply to read');
  }
  let nestingBroken = tooDeep;
  let reportedAt = -1;
  for (const { error, offset, length } of errors) {
    // One slip makes the parser report twice or more at the same place.
    if (offset === reportedAt) continue;
    reportedAt = offset;
    const found = text.slice(offset, offset + Math.min(length, 40));
    const name = printParseErrorCode(error);
    const trailingComma = /^[}\]]/.test(found) && /,\s*$/.test(text.slice(0, offset));
    const expected = trailingComma ? `no comma before ${found}` : (sentences[name] ?? `valid JSON (${name})`);
    if (!trailingComma && !harmless.has(name)) nestingBroken = true;
    add(
      offset,
      found === '' ? 'the end of the file' : found,
      expected,
      `this is not valid JSON: expected ${expected}`,
    );
  }
  if (root && !tooDeep) {
    duplicateKeys(root, (keyNode, before) => {
      const { line, column } = lines.at(before.offset);
      const key = JSON.stringify(keyNode.value);
      add(
        keyNode.offset,
        `a second ${key}`,
        'each key once',
        `${key} is stated twice in one object (first in line ${line}, column ${column})`,
      );
    });
  }
  return {
    file,
    value,
    problems,
    nestingBroken,
    positionOf(path) {
      let node = root;
      let offset = root?.offset ?? 0;
      for (const segment of path) {
        const next = node && step(node, segment);
        if (!next) break;
        offset = next.at.offset;
        node = next.value;
      }
      return lines.at(offset);
    },
  };
}
