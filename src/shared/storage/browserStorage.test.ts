import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, removeStored, type StoredValue, storedForMs, writeStored } from './browserStorage.ts';

const colour: StoredValue<string> = {
  key: 'colour',
  version: 2,
  parse: (value) => (typeof value === 'string' ? value : null),
};

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('what was written is read again', () => {
  expect(writeStored(colour, 'verde')).toBe(true);
  expect(readStored(colour)).toBe('verde');
});

test('a value is gone after 30 days', () => {
  writeStored(colour, 'verde', 'localStorage', 1_000);
  expect(readStored(colour, 'localStorage', 1_000 + storedForMs - 1)).toBe('verde');
  expect(readStored(colour, 'localStorage', 1_000 + storedForMs)).toBeNull();
});

test('a value of an older version is not understood any more', () => {
  writeStored({ ...colour, version: 1 }, 'verde');
  expect(readStored(colour)).toBeNull();
});

test.each(['{', 'null', '[]', '"verde"', '{"version":2,"expiresAt":"x","value":1}'])(
  'broken content %s counts as nothing stored',
  (text) => {
    kept.set('colour', text);
    expect(readStored(colour)).toBeNull();
  },
);

test('a value of the wrong shape is refused by its parser', () => {
  writeStored({ ...colour, parse: () => null }, 'verde');
  kept.set('colour', (kept.get('colour') ?? '').replace('"verde"', '7'));
  expect(readStored(colour)).toBeNull();
});

test('a full storage is no error', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(writeStored(colour, 'verde')).toBe(false);
});

test('a blocked storage reads as empty and forgets quietly', () => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(readStored(colour)).toBeNull();
  expect(writeStored(colour, 'verde')).toBe(false);
  expect(() => removeStored(colour)).not.toThrow();
});

test('a removed value is gone', () => {
  writeStored(colour, 'verde');
  removeStored(colour);
  expect(readStored(colour)).toBeNull();
});
