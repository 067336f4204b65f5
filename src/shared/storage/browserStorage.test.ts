import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../tests/support/memoryStorage.ts';
import { readStored, removeStored, type StoredValue, storedForMs, writeStored } from './browserStorage.ts';

const colour: StoredValue<string> = {
  key: 'colour',
  version: 2,
  parse: (value) => (typeof value === 'string' ? value : null),
};

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', memoryStorage(kept));
});

afterEach(() => {
  removeStored(colour);
  vi.unstubAllGlobals();
});

test('reads back what was written', () => {
  expect(writeStored(colour, 'verde')).toBe(true);
  expect(readStored(colour)).toBe('verde');
});

test('drops a value after 30 days', () => {
  expect(storedForMs).toBe(30 * 86_400_000);
  writeStored(colour, 'verde', 'localStorage', 1_000);
  expect(readStored(colour, 'localStorage', 1_000 + storedForMs - 1)).toBe('verde');
  expect(readStored(colour, 'localStorage', 1_000 + storedForMs)).toBeNull();
});

test('drops a value of an older version', () => {
  writeStored({ ...colour, version: 1 }, 'verde');
  expect(readStored(colour)).toBeNull();
});

test.each(['{', 'null', '[]', '"verde"', '{"version":2,"expiresAt":"x","value":1}'])(
  'treats broken content %s as nothing stored',
  (text) => {
    kept.set('colour', text);
    expect(readStored(colour)).toBeNull();
  },
);

test('rejects a value of the wrong shape by its parser', () => {
  writeStored({ ...colour, parse: () => null }, 'verde');
  kept.set('colour', (kept.get('colour') ?? '').replace('"verde"', '7'));
  expect(readStored(colour)).toBeNull();
});

test('keeps a value in memory when the storage is full, until it has room', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  writeStored(colour, 'azul');
  vi.stubGlobal('localStorage', { ...memoryStorage(kept), setItem: full });
  expect(writeStored(colour, 'verde')).toBe(false);
  expect(readStored(colour)).toBe('verde');
  vi.stubGlobal('localStorage', memoryStorage(kept));
  expect(writeStored(colour, 'rosa')).toBe(true);
  expect(readStored(colour)).toBe('rosa');
});

test('keeps a value in memory where storage is blocked, and removes it without an error', () => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(readStored(colour)).toBeNull();
  expect(writeStored(colour, 'verde')).toBe(false);
  expect(readStored(colour)).toBe('verde');
  expect(() => removeStored(colour)).not.toThrow();
  expect(readStored(colour)).toBeNull();
});

test('removes a value', () => {
  writeStored(colour, 'verde');
  removeStored(colour);
  expect(readStored(colour)).toBeNull();
});
