import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inPortuguese } from './inPortuguese.ts';

const literal = String.raw`('(?:[^'\\\n]|\\.)*'|\`(?:[^\`\\]|\\.)*\`)`;
const said = [
  new RegExp(String.raw`\bexpected: ${literal}`, 'g'),
  new RegExp(String.raw`new StudioRefusal\(\s*${literal}`, 'g'),
  new RegExp(String.raw`\bformat\(\s*${literal}`, 'g'),
  new RegExp(String.raw`\bv\.(?:regex|minLength|minValue|maxValue|integer)\([^\n]*?, ${literal}\)`, 'g'),
];

// The text as it is said, with a word for each value.
const asSaid = (source: string) => {
  let count = 0;
  return source
    .slice(1, -1)
    .replace(/(?<!\\)\$\{(?:[^{}]|\{[^{}]*\})*\}/g, () => {
      count += 1;
      return `w${count}`;
    })
    .replaceAll('\\', '');
};

const files = globSync(['scripts/brands/**/*.ts', 'scripts/studio/**/*.ts', 'src/shared/brand/*.ts']).filter(
  (file) => !file.endsWith('.test.ts'),
);

test('knows the Portuguese of every expected value and every refusal of the server', () => {
  const texts = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return said.flatMap((pattern) => [...source.matchAll(pattern)].map(([, text]) => asSaid(text ?? '')));
  });
  expect(texts.length).toBeGreaterThan(120);
  expect([...new Set(texts)].filter((text) => inPortuguese(text) === null)).toEqual([]);
});

test.each([
  ['one of casino, esportes', 'um destes: casino, esportes'],
  ['at most 16000 bytes', 'no máximo 16000 bytes'],
  ['a text without urgency', 'um texto sem urgência'],
  ['theme.tokens.json', 'theme.tokens.json'],
  [
    'there is a brand "a" already; "a-2" is free;\nthe name is empty;\nthere is no brand "x" to start from',
    'Já existe a marca "a"; "a-2" está livre. O nome está vazio. Não existe a marca "x" para servir de base.',
  ],
  [
    'The picture is 12 × 40 pixels: icons are made from a square one',
    'A imagem tem 12 × 40 pixels: os ícones são feitos de uma imagem quadrada.',
  ],
])('says "%s" in Portuguese', (english, portuguese) => {
  expect(inPortuguese(english)).toBe(portuguese);
});

test('leaves a sentence that it does not know to its own language', () => {
  expect(inPortuguese('something new from the server')).toBeNull();
});
