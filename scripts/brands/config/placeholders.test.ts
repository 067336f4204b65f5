import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from './placeholders.ts';

const fill = (value: unknown, variables: Record<string, string> = {}) =>
  fillPlaceholders(value, 'aurora', (name) => variables[name]);

describe('placeholders', () => {
  it('fills the brand in before variables, so that it may be part of their names and fallbacks', () => {
    expect(fill(`{brand}-\${HOST:-{brand}.localhost}`).value).toBe('aurora-aurora.localhost');
    expect(fill(`\${KEY_{brand}}`, { KEY_aurora: 'k' }).value).toBe('k');
  });

  it('does not read what variables hold as placeholders', () => {
    expect(fill(`\${A}`, { A: `{brand} \${B}` }).value).toBe(`{brand} \${B}`);
  });

  it('takes an empty variable for a missing one, and an empty fallback for a value', () => {
    expect(fill(`\${A:-b}`, { A: '' }).value).toBe('b');
    expect(fill({ x: [`\${A}`] }, { A: '' }).missing).toEqual([{ path: ['x', 0], name: 'A' }]);
    expect(fill(`\${A:-}`)).toMatchObject({ value: '', missing: [] });
  });

  it('tells malformed placeholders from missing ones', () => {
    for (const text of [`\${}`, `\${1A}`, `a \${B`, `\${A-b}`])
      expect(fill({ x: text })).toMatchObject({ malformed: [{ path: ['x'], text }], missing: [] });
  });

  it('leaves everything that is no text as it is', () => {
    expect(fill({ a: 1, b: null, c: [true], d: 'plain $5 {x}' }).value).toEqual({
      a: 1,
      b: null,
      c: [true],
      d: 'plain $5 {x}',
    });
  });
});
