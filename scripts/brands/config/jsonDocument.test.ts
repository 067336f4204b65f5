import { describe, expect, it } from 'vitest';
import { parseJsonDocument } from './jsonDocument.ts';

const faultsOf = (text: string) =>
  parseJsonDocument('x.json', text).faults.map(({ line, column, expected }) => ({ line, column, expected }));

describe('reading JSON with positions', () => {
  it('finds keys and list items, and the nearest key above what is not there', () => {
    const document = parseJsonDocument('x.json', '{\n  "a": [1,\n    { "b": 2 }]\n}');
    expect(document.positionOf(['a'])).toEqual({ line: 2, column: 3 });
    expect(document.positionOf(['a', 1, 'b'])).toEqual({ line: 3, column: 7 });
    expect(document.positionOf(['a', 1, 'c'])).toEqual({ line: 3, column: 5 });
    expect(document.value).toEqual({ a: [1, { b: 2 }] });
  });

  it('ignores a byte-order mark, also when counting columns', () => {
    const document = parseJsonDocument('x.json', '\uFEFF{"a": 1}');
    expect(document.faults).toEqual([]);
    expect(document.positionOf(['a'])).toEqual({ line: 1, column: 2 });
  });

  it('reports a key stated twice where the second stands', () => {
    expect(faultsOf('{"a": {"b": 1,\n "b": 2}}')).toEqual([
      { line: 2, column: 2, expected: 'each key once' },
    ]);
  });

  it.each([
    '{"a": "b\\": {", "c": "\\"x\\": 1"}',
    '[{"a": 1}, {"a": 1}, "a", "\\\\"]',
    `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`,
  ])('sees no key twice in %s', (text) => {
    const document = parseJsonDocument('x.json', text);
    expect(document.faults).toEqual([]);
    expect(document.value).toEqual(JSON.parse(text));
  });

  it('knows a key that is written in another way the second time', () => {
    expect(faultsOf('{"a": 1,\n "\\u0061": 2}')).toEqual([{ line: 2, column: 2, expected: 'each key once' }]);
  });

  it('reports comments and trailing commas once each, and reads on', () => {
    const text = '{ // no\n "a": 1,\n "b": [1,],\n}';
    expect(faultsOf(text)).toEqual([
      { line: 1, column: 3, expected: 'no comment: this file is plain JSON' },
      { line: 3, column: 10, expected: 'no comma before ]' },
      { line: 4, column: 1, expected: 'no comma before }' },
    ]);
    const document = parseJsonDocument('x.json', text);
    expect(document.value).toEqual({ a: 1, b: [1] });
    expect(document.nestingBroken).toBe(false);
  });

  it('tells what stands firm before an error that breaks the nesting', () => {
    const document = parseJsonDocument('x.json', '{"a": 1, "b": {"c": @ }, "d": 2}');
    expect(document.faults).toHaveLength(1);
    expect(document.nestingBroken).toBe(true);
    expect(document.isFirm(['a'])).toBe(true);
    expect(document.isFirm(['d'])).toBe(false);
  });

  it('survives an empty file, a lone value and nesting without end', () => {
    expect(parseJsonDocument('x.json', '').value).toBeUndefined();
    expect(parseJsonDocument('x.json', '3').value).toBe(3);
    expect(parseJsonDocument('x.json', '['.repeat(200_000)).faults).not.toEqual([]);
  });

  it('keeps a key called __proto__ as a key', () => {
    const { value } = parseJsonDocument('x.json', '{"__proto__": {"a": 1}}');
    expect(Object.keys(Object(value))).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });
});
