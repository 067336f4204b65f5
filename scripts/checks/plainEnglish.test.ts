import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkPlainEnglish } from './plainEnglish.ts';

async function check(
  files: Record<string, string>,
  options: { plain?: string[]; documented?: string[] } = { plain: ['area'] },
) {
  const root = await mkdtemp(join(tmpdir(), 'plain-english-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(join(root, 'area'));
  for (const [name, source] of Object.entries(files)) await writeFile(join(root, 'area', name), source);
  const { code, output } = await checkPlainEnglish({ plain: [], documented: [], ...options, root });
  return { code, lines: output.split('\n').filter(Boolean) };
}

test('reports file, line, word and a better word in every kind of comment', async () => {
  const source = [
    'const first = 1; // Whoever calls it.',
    '/**',
    ' * Sends the request',
    ' * anew.',
    ' */',
    'export const Box = styled.div`',
    '  /* As high as whatever is in it. */',
    '  color: red;',
    '`;',
  ].join('\n');
  const { code, lines } = await check({ 'Box.tsx': source });
  expect(code).toBe(1);
  expect(lines).toEqual([
    'area/Box.tsx:1  "Whoever": name the role: the player, the caller, the request',
    'area/Box.tsx:4  "anew": "again"',
    'area/Box.tsx:7  "whatever": "any" with its noun',
  ]);
});

test('reports refused words in test titles and the values of test.each', async () => {
  const source = [
    "test('everybody is told', () => {});",
    "test.each([['a wish', 1]])('sends %s', () => {});",
    "describe.skip('the fault', () => {});",
  ].join('\n');
  const { lines } = await check({ 'sample.test.ts': source });
  expect(lines.map((line) => line.split('  ')[0])).toEqual([
    'area/sample.test.ts:1',
    'area/sample.test.ts:1',
    'area/sample.test.ts:2',
    'area/sample.test.ts:3',
  ]);
});

test('accepts code, strings, identifiers in backticks and fenced code', async () => {
  const files = {
    'code.ts': 'const wish = "nobody"; // Sends `wish` to `whoever`.\nconst fault = wish;\n',
    'page.md': 'The `fault` of a field.\n\n```ts\nconst wish = 1;\n```\n',
  };
  expect(await check(files)).toEqual({ code: 0, lines: [] });
});

test('reports a document and an area that does not exist', async () => {
  expect(
    (await check({ 'page.md': '# Page\n\nNobody reads it.\n' }, { plain: ['area/page.md'] })).lines,
  ).toEqual(['area/page.md:3  "Nobody": name the role: the player, the caller, the request']);
  expect((await check({}, { plain: ['elsewhere'] })).code).toBe(1);
});

const documented = { documented: ['area'] };
const words = (count: number) => Array(count).fill('word').join(' ');
const codeLines = (count: number) => 'const a = 1;\n'.repeat(count);

test('reports a doc comment with a sentence over 25 words, also in tests', async () => {
  const long = `${codeLines(100)}/**\n * Short one.\n * ${words(20)}\n * ${words(6)}.\n */\nconst b = 1;\n`;
  const { code, lines } = await check({ 'long.ts': long, 'long.test.ts': long }, documented);
  expect(code).toBe(1);
  expect(lines).toEqual([
    'area/long.test.ts:101  doc comment with a sentence of 26 words, at most 25',
    'area/long.ts:101  doc comment with a sentence of 26 words, at most 25',
  ]);
});

test('accepts several short sentences, line comments and tags of any length', async () => {
  const source = [
    `/** ${words(25)}. ${words(25)}. */`,
    `// ${words(40)}`,
    `/* ${words(40)} */`,
    `/** @type {${words(40)}} */`,
    codeLines(100),
  ].join('\n');
  expect(await check({ 'short.ts': source }, documented)).toEqual({ code: 0, lines: [] });
});

test('reports the first doc comment above 20 for 1,000 lines without tests', async () => {
  const docs = (count: number) => '/** Returns it. */\n'.repeat(count);
  const tests = { 'a.test.ts': docs(9) + codeLines(1000), 'notes.md': codeLines(1000) };
  const full = { ...tests, 'b.ts': `${docs(1)}${codeLines(49)}`, 'c.ts': `${docs(1)}${codeLines(49)}` };
  expect(await check(full, documented)).toEqual({ code: 0, lines: [] });
  expect(await check({ ...full, 'd.ts': docs(1) }, documented)).toEqual({
    code: 1,
    lines: [
      'area/d.ts:1  3 doc comments in 101 lines of area, at most 2: delete repetition, use // for fields and private code',
    ],
  });
});

test('reports a documented area that does not exist', async () => {
  expect((await check({}, { documented: ['elsewhere'] })).code).toBe(1);
});
