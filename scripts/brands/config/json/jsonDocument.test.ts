import { describe, expect, it } from 'vitest';
import { parseJsonDocument } from './jsonDocument.ts';

const errorsOf = (text: string) =>
  parseJsonDocument('x.json', text).errors.map(({ line, column, expected }) => ({ line, column, expected }));

describe('reading JSON with positions', () => {
  it('finds keys and list items, and the nearest existing ancestor of a missing path', () => {
    const document = parseJsonDocument('x.json', '{\n  "a": [1,\n    { "b": 2 }]\n}');
    expect(document.positionOf(['a'])).toEqual({ line: 2, column: 3 });
    expect(document.positionOf(['a', 1, 'b'])).toEqual({ line: 3, column: 7 });
    expect(document.positionOf(['a', 1, 'c'])).toEqual({ line: 3, column: 5 });
    expect(document.value).toEqual({ a: [1, { b: 2 }] });
  });

  it('ignores a byte-order mark, also when counting columns', () => {
    const document = parseJsonDocument('x.json', '\uFEFF{"a": 1}');
    expect(document.errors).toEqual([]);
    expect(document.positionOf(['a'])).toEqual({ line: 1, column: 2 });
  });

  it('reports a duplicate key at its second position', () => {
    expect(errorsOf('{"a": {"b": 1,\n "b": 2}}')).toEqual([
      { line: 2, column: 2, expected: 'each key once' },
    ]);
  });

  it.each([
    '{"a": "b\\": {", "c": "\\"x\\": 1"}',
    '[{"a": 1}, {"a": 1}, "a", "\\\\"]',
    `${'{"a":'.repeat(90)}1${'}'.repeat(90)}`,
  ])('finds no duplicate key in %s', (text) => {
    const document = parseJsonDocument('x.json', text);
    expect(document.errors).toEqual([]);
    expect(document.value).toEqual(JSON.parse(text));
  });

  it('finds a duplicate key with another escape', () => {
    expect(errorsOf('{"a": 1,\n "\\u0061": 2}')).toEqual([{ line: 2, column: 2, expected: 'each key once' }]);
  });

  it('reports comments and trailing commas once each, and continues', () => {
    const text = '{ // no\n "a": 1,\n "b": [1,],\n}';
    expect(errorsOf(text)).toEqual([
      { line: 1, column: 3, expected: 'no comment: this file is plain JSON' },
      { line: 3, column: 9, expected: 'no comma before ]' },
      { line: 3, column: 11, expected: 'no comma before }' },
    ]);
    const document = parseJsonDocument('x.json', text);
    expect(document.value).toEqual({ a: 1, b: [1] });
    expect(document.nestingBroken).toBe(false);
  });

  it('separates keys before a nesting error from those after it', () => {
    const document = parseJsonDocument('x.json', '{"a": 1, "b": {"c": @ }, "d": 2}');
    expect(document.errors).toHaveLength(1);
    expect(document.nestingBroken).toBe(true);
    expect(document.isFirm(['a'])).toBe(true);
    expect(document.isFirm(['d'])).toBe(false);
  });

  it('reads an empty file, a single value and unclosed nesting without throwing', () => {
    expect(parseJsonDocument('x.json', '').value).toBeUndefined();
    expect(parseJsonDocument('x.json', '3').value).toBe(3);
    expect(parseJsonDocument('x.json', '['.repeat(200_000)).errors).not.toEqual([]);
  });

  it.each([300, 3000, 200_000])(
    'refuses nesting of %i levels at the first level above the limit',
    (levels) => {
      for (const [opener, closer] of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const) {
        const { errors, value } = parseJsonDocument(
          'x.json',
          `${opener.repeat(levels)}1${closer.repeat(levels)}`,
        );
        expect(errors).toMatchObject([
          { line: 1, column: 100 * opener.length + 1, expected: 'at most 100 levels' },
        ]);
        expect(value).toBeUndefined();
      }
    },
  );

  it('reports an unclosed bracket once, at the position of its missing end', () => {
    const sound = JSON.stringify(
      {
        a: [
          { id: 1, b: { c: 1 } },
          { id: 2, b: { c: 2 } },
        ],
        d: { e: 1 },
      },
      null,
      2,
    );
    const lines = sound.split('\n');
    for (const [index, line] of lines.entries()) {
      const closer = /^\s*([}\]]),?$/.exec(line)?.[1];
      // Without the last bracket the file ends too early, which the parser says itself.
      if (closer === undefined || index === lines.length - 1) continue;
      const broken = lines.filter((_, at) => at !== index).join('\n');
      const before = lines[index - 1] ?? '';
      const { errors, nestingBroken } = parseJsonDocument('x.json', broken);
      expect(errors, line).toHaveLength(1);
      expect(errors[0]).toMatchObject({ line: index, column: before.length + 1 });
      expect(errors[0]?.expected).toMatch(new RegExp(`^\\${closer} for the . of line \\d+, column \\d+$`));
      expect(nestingBroken).toBe(true);
    }
  });

  it('keeps a key named __proto__', () => {
    const { value } = parseJsonDocument('x.json', '{"__proto__": {"a": 1}}');
    expect(Object.keys(Object(value))).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });
});
