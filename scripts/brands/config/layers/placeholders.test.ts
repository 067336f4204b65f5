import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from './placeholders.ts';

const fill = (value: unknown, variables: Record<string, string> = {}) =>
  fillPlaceholders(value, 'aurora', (name) => variables[name]);

describe('placeholders', () => {
  it('fills in the brand before variables, so that their names and fallbacks may contain it', () => {
    expect(fill(`{brand}-\${HOST:-{brand}.localhost}`).value).toBe('aurora-aurora.localhost');
    expect(fill(`\${KEY_{brand}}`, { KEY_aurora: 'k' }).value).toBe('k');
  });

  it('leaves placeholders in values of variables unfilled', () => {
    expect(fill(`\${A}`, { A: `{brand} \${B}` }).value).toBe(`{brand} \${B}`);
  });

  it('treats an empty variable as missing, and an empty fallback as a value', () => {
    expect(fill(`\${A:-b}`, { A: '' }).value).toBe('b');
    expect(fill({ x: [`\${A}`] }, { A: '' }).missing).toEqual([{ path: ['x', 0], name: 'A' }]);
    expect(fill(`\${A:-}`)).toMatchObject({ value: '', missing: [] });
  });

  it('separates malformed placeholders from missing variables', () => {
    for (const text of [`\${}`, `\${1A}`, `a \${B`, `\${A-b}`])
      expect(fill({ x: text })).toMatchObject({ malformed: [{ path: ['x'], text }], missing: [] });
  });

  it('separates misspelled brands from other braces', () => {
    for (const typo of ['{brnd}', '{Brand}', '{ brand }'])
      expect(fill({ x: `https://${typo}.example` }).malformed).toMatchObject([{ path: ['x'], typo }]);
    expect(fill(['{id}', '{{company.name}}', `\${A:-{brand}}`]).malformed).toEqual([]);
  });

  it('leaves values other than strings unchanged', () => {
    expect(fill({ a: 1, b: null, c: [true], d: 'plain $5 {x}' }).value).toEqual({
      a: 1,
      b: null,
      c: [true],
      d: 'plain $5 {x}',
    });
  });
});
