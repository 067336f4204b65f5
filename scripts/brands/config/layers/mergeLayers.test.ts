import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainObject, type PlainObject } from '../json/plainObject.ts';
import { type Layer, mergeLayers } from './mergeLayers.ts';

function layer(value: PlainObject, name = 'layer'): Layer {
  return { value, path: [name], provenance: { source: 'own' } };
}

const merge = (...values: PlainObject[]): PlainObject =>
  mergeLayers(values.map((value) => layer(value))).value;

const keys = fc.constantFrom('a', 'b', 'c', 'd');
const { tree } = fc.letrec<{ tree: PlainObject; value: unknown }>((tie) => ({
  tree: fc.dictionary(keys, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  value: fc.oneof(
    { maxDepth: 3 },
    fc.integer(),
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.integer(), { maxLength: 3 }),
    tie('tree'),
  ),
}));

describe('merging layers', () => {
  it('merges objects and replaces lists and single values', () => {
    expect(merge({ a: { b: 1, c: [1, 2] }, d: 'x' }, { a: { c: [3] }, d: null })).toEqual({
      a: { b: 1, c: [3] },
      d: null,
    });
  });

  it('keeps everything that the later layer states', () => {
    fc.assert(
      fc.property(tree, tree, (under, over) => {
        const holds = (merged: unknown, stated: unknown): boolean =>
          isPlainObject(stated)
            ? isPlainObject(merged) &&
              Object.entries(stated).every(([key, value]) => holds(merged[key], value))
            : JSON.stringify(merged) === JSON.stringify(stated);
        return holds(merge(under, over), over);
      }),
    );
  });

  it('keeps fields of the earlier layer that the later layer does not state', () => {
    fc.assert(
      fc.property(tree, tree, (under, over) => {
        const merged = merge(under, over);
        for (const [key, value] of Object.entries(under))
          if (!(key in over)) expect(merged[key]).toEqual(value);
      }),
    );
  });

  it('merges three layers at once or in two steps with the same result', () => {
    fc.assert(
      fc.property(tree, tree, tree, (a, b, c) => {
        expect(merge(merge(a, b), c)).toEqual(merge(a, b, c));
      }),
    );
  });

  it('returns an equal layer when merged with itself, and does not mutate its inputs', () => {
    fc.assert(
      fc.property(tree, tree, (a, b) => {
        const before = JSON.stringify([a, b]);
        expect(merge(a, a)).toEqual(merge(a));
        merge(a, b);
        expect(JSON.stringify([a, b])).toBe(before);
      }),
    );
  });

  it('returns an origin for every value and for no removed value', () => {
    fc.assert(
      fc.property(tree, tree, (a, b) => {
        const { value, origins } = mergeLayers([layer(a, 'first'), layer(b, 'second')]);
        const paths: string[] = [];
        const walk = (inner: unknown, path: string): void => {
          if (path !== '') paths.push(path);
          if (isPlainObject(inner))
            for (const [key, item] of Object.entries(inner)) walk(item, path === '' ? key : `${path}.${key}`);
        };
        walk(value, '');
        expect([...origins.keys()].sort()).toEqual(paths.sort());
      }),
    );
  });

  it('does not change the prototype', () => {
    merge(JSON.parse('{"__proto__": {"polluted": true}, "a": {"__proto__": {"polluted": true}}}'));
    expect('polluted' in {}).toBe(false);
  });
});
