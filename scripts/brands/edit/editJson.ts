import { applyEdits, findNodeAtLocation, getNodeValue, modify, type Node, parseTree } from 'jsonc-parser';
import type { JsonPath } from '../config/json/jsonNodes.ts';
import type { Fix } from '../problem.ts';
import { prettyJson } from './prettyJson.ts';

const bom = '\uFEFF';

// The blanks before the first character of the line of an offset.
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
}

function indentUnit(text: string): string {
  return /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
}

function nodeAt(text: string, path: JsonPath): Node {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [...path]);
  if (!node) throw new Error(`there is nothing at ${path.join('.')}`);
  return node;
}

function replace(text: string, { offset, length }: Pick<Node, 'offset' | 'length'>, by: string): string {
  return text.slice(0, offset) + by + text.slice(offset + length);
}

function withLineEnds(addition: string, text: string): string {
  return text.includes('\r\n') ? addition.replaceAll('\n', '\r\n') : addition;
}

/** Changes one value or key of a JSON text and keeps everything else, comments and formatting included. */
export function editJson(source: string, { path, kind, value }: Omit<Fix, 'file'>): string {
  const text = source.startsWith(bom) ? source.slice(1) : source;
  const node = nodeAt(text, path);
  const target = kind === 'key' ? node.parent?.children?.[0] : node;
  if (!target) throw new Error(`there is no key at ${path.join('.')}`);
  // The colors of a theme are lists of numbers, which stand on one line.
  const printed = Array.isArray(value)
    ? JSON.stringify(value).replaceAll(',', ', ')
    : prettyJson(value, indentAt(text, node.offset), indentUnit(text));
  return source.slice(0, source.length - text.length) + replace(text, target, withLineEnds(printed, text));
}

/** Appends an item to a list of a JSON text, indented as the items before it. */
export function appendJson(source: string, path: JsonPath, value: unknown): string {
  const text = source.startsWith(bom) ? source.slice(1) : source;
  const list = nodeAt(text, path);
  const last = list.children?.at(-1);
  const unit = indentUnit(text);
  const indent = last ? indentAt(text, last.offset) : indentAt(text, list.offset) + unit;
  const item = withLineEnds(`\n${indent}${prettyJson(value, indent, unit)}`, text);
  const changed = last
    ? replace(text, { offset: last.offset + last.length, length: 0 }, `,${item}`)
    : replace(text, list, `[${item}${withLineEnds(`\n${indentAt(text, list.offset)}`, text)}]`);
  return source.slice(0, source.length - text.length) + changed;
}

/** Removes a key of a JSON text, and the objects around it that this leaves empty, down to `keep` keys from the root. */
export function removeJson(source: string, path: JsonPath, keep: number): string {
  const text = source.startsWith(bom) ? source.slice(1) : source;
  let target = path;
  while (target.length - 1 > keep && Object.keys(Object(jsonAt(text, target.slice(0, -1)))).length === 1)
    target = target.slice(0, -1);
  nodeAt(text, target);
  const changed = applyEdits(text, modify(text, [...target], undefined, {}));
  return source.slice(0, source.length - text.length) + changed;
}

/** Reads the value at a path of a JSON text. */
export function jsonAt(source: string, path: JsonPath): unknown {
  const node = nodeAt(source.startsWith(bom) ? source.slice(1) : source, path);
  return getNodeValue(node);
}

/** Inserts a value under a new key, and makes the objects on the way. */
export function insertJson(source: string, path: JsonPath, value: unknown): string {
  const text = source.startsWith(bom) ? source.slice(1) : source;
  const unit = indentUnit(text);
  const formattingOptions = {
    insertSpaces: !unit.startsWith('\t'),
    tabSize: unit.startsWith('\t') ? 1 : unit.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  const changed = applyEdits(text, modify(text, [...path], value, { formattingOptions }));
  return source.slice(0, source.length - text.length) + changed;
}
