import { describe, expect, it } from 'vitest';
import { appendJson, editJson } from './editJson.ts';

describe('editing JSON', () => {
  const text = '\uFEFF{\r\n\t// kept\r\n\t"list": [\r\n\t\t{ "id":  "a" }\r\n\t],\r\n\t"x": [ 1,2 ]\r\n}\r\n';

  it('appends an item and keeps comments, indentation, line ends and the byte-order mark', () => {
    expect(appendJson(text, ['list'], { id: 'b', hosts: ['one', 'two'] })).toBe(
      text.replace(
        '{ "id":  "a" }',
        '{ "id":  "a" },\r\n\t\t{\r\n\t\t\t"id": "b",\r\n\t\t\t"hosts": ["one", "two"]\r\n\t\t}',
      ),
    );
  });

  it('appends to an empty list', () => {
    expect(appendJson('{\n  "list": []\n}', ['list'], 1)).toBe('{\n  "list": [\n    1\n  ]\n}');
  });

  it('replaces one value or one key and keeps the rest', () => {
    expect(editJson(text, { path: ['list', 0, 'id'], kind: 'value', value: 'c' })).toBe(
      text.replace('"a"', '"c"'),
    );
    expect(editJson(text, { path: ['x'], kind: 'key', value: 'y' })).toBe(text.replace('"x"', '"y"'));
  });
});
