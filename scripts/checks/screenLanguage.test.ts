import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor, type VisitorObject } from 'vite';
import { expect, test } from 'vitest';

// Frequent in English, and no Portuguese words.
const english =
  /(?<![\p{L}\d'’./_@-])(?:the|and|your|you|please|with|this|that|is|are|was|were|not|failed|loading|search|password|click|close|open|retry|again|unknown|something|wrong|sorry|cancel|submit|next|previous|back|settings|deposit|withdraw|balance|games?|player|account|page|from|to|of|could|must|enter|choose)(?![\p{L}\d_/'’-])/iu;

// Messages of logs and of exceptions, which no player sees, and queries of the DOM.
const notShown = /(?:Error|log\w*|console\.\w+|querySelector\w*|closest|matches)$/i;

/** Finds English in the texts of a module: texts and attributes of JSX, strings of more than one word. */
function findEnglish(file: string, source: string): string[] {
  const { program } = parseSync(file, source);
  const skipped: { start: number; end: number }[] = [];
  const found: string[] = [];
  const skip: VisitorObject = {};
  // Styles.
  skip.TaggedTemplateExpression = ({ start, end }) => void skipped.push({ start, end });
  skip.NewExpression = skip.CallExpression = ({
    start,
    end,
    callee,
  }: {
    start: number;
    end: number;
    callee: { start: number; end: number };
  }) => {
    if (notShown.test(source.slice(callee.start, callee.end))) skipped.push({ start, end });
  };
  const read = (text: string, offset: number, isShown: boolean) => {
    const trimmed = text.trim();
    // Strings of one word are keys, those in capitals abbreviations; selectors and classes are no sentences.
    if (
      !english.test(trimmed) ||
      trimmed === trimmed.toUpperCase() ||
      (!isShown && !/^[\p{Lu}\d][^;{}[\]]*\s/u.test(trimmed))
    )
      return;
    if (skipped.some(({ start, end }) => start <= offset && offset < end)) return;
    found.push(`${file}:${source.slice(0, offset).split('\n').length}  ${trimmed}`);
  };
  const visitor: VisitorObject = {};
  visitor.JSXText = ({ value, start }) => read(value, start, true);
  visitor.JSXAttribute = ({ name, value }) => {
    const isText =
      name.type === 'JSXIdentifier' && /^(?:aria-label|title|label|placeholder|text|alt)$/.test(name.name);
    if (isText && value?.type === 'Literal') read(String(value.value), value.start, true);
  };
  visitor.Literal = ({ value, start }) => {
    if (typeof value === 'string') read(value, start, false);
  };
  visitor.TemplateElement = ({ value, start }) => read(value.cooked ?? '', start, false);
  new Visitor(skip).visit(program);
  new Visitor(visitor).visit(program);
  return [...new Set(found)];
}

test('finds English on a screen, and neither keys nor Portuguese', () => {
  expect(findEnglish('a.tsx', 'export const A = () => <p title="Close">Loading games</p>;')).toEqual([
    'a.tsx:1  Close',
    'a.tsx:1  Loading games',
  ]);
  expect(findEnglish('b.ts', "export const b = 'Your balance is too low.';")).toHaveLength(1);
  const fine = "export const C = () => <p id='open' title='Saldo'>Jogos</p>; throw new Error('Not a game');";
  expect(findEnglish('c.tsx', fine)).toEqual([]);
});

// The specification words the detail of an error page.
const specified = /Page Not Found:$/;

test('says everything to players in Portuguese', () => {
  const files = globSync('src/{app,features,layouts,ui}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|Css\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => findEnglish(file, readFileSync(file, 'utf8')));
  expect(found.filter((text) => !specified.test(text))).toEqual([]);
});
