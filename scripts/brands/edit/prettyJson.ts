import { isPlainObject } from '../config/json/plainObject.ts';

const widest = 90;

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Prints a value as people write configurations: short lists and objects of single values on one line. */
export function prettyJson(value: unknown, indent = '', unit = '  ', isOuter = true): string {
  if (isScalar(value)) return JSON.stringify(value) ?? 'null';
  const inner = indent + unit;
  const print = (item: unknown): string => prettyJson(item, inner, unit, false);
  const entries = isPlainObject(value)
    ? Object.entries(value).map(([key, item]) => [`${JSON.stringify(key)}: `, item] as const)
    : Array.isArray(value)
      ? value.map((item: unknown) => ['', item] as const)
      : [];
  const [open, close, gap] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' '];
  if (entries.length === 0) return `${open}${close}`;
  if (
    !isOuter &&
    entries.every(([, item]) => isScalar(item) || (Array.isArray(item) && item.every(isScalar)))
  ) {
    const line = `${open}${gap}${entries.map(([key, item]) => key + print(item)).join(', ')}${gap}${close}`;
    if (indent.length + line.length <= widest) return line;
  }
  return `${open}\n${entries.map(([key, item]) => `${inner}${key}${print(item)}`).join(',\n')}\n${indent}${close}`;
}
