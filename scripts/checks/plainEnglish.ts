import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync, Visitor, type VisitorObject } from 'vite';
import { projectRoot, type ToolRun } from './runTool.ts';
import { findRefusedWords } from './wordList.ts';

// Directories and documents without a refused word. An area that reaches 0 is added here.
const plainAreas: readonly string[] = [
  'CONTRIBUTING.md',
  'README.md',
  'docs/architecture',
  'docs/architecture.md',
  'docs/brands.md',
  'docs/content.md',
  'docs/glossary.md',
  'docs/hosting.md',
  'docs/how-to',
  'docs/locks.md',
  'docs/security.md',
  'docs/settings.md',
  'docs/decisions',
  'sandbox',
  'scripts',
  'src/app',
  'src/features',
  'src/layouts',
  'src/shared',
  'src/ui',
  'studio',
  'tests',
];

// Directories whose doc comments are few and short. None with code is missing, so a new directory is added here.
const documentedAreas: readonly string[] = [
  'sandbox',
  'scripts/brands',
  'scripts/browsers',
  'scripts/build',
  'scripts/checks',
  'scripts/cli',
  'scripts/contract',
  'scripts/serve',
  'scripts/sourcemaps',
  'scripts/vite',
  'src/app',
  'src/features',
  'src/layouts',
  'src/shared',
  'src/ui',
  'studio',
  'tests',
];

const mostWordsOfSentence = 25;
const mostDocsPer1000Lines = 20;

interface Options {
  plain?: readonly string[];
  documented?: readonly string[];
  root?: string;
}

interface Source {
  file: string;
  text: string;
}

interface Prose {
  text: string;
  offset: number;
}

/** Reports refused words in comments, documents and test titles, and long or too many doc comments, with file and line. */
export async function checkPlainEnglish({
  plain = plainAreas,
  documented = documentedAreas,
  root = projectRoot,
}: Options = {}): Promise<ToolRun> {
  const found: string[] = [];
  for (const area of new Set([...plain, ...documented])) {
    const sources = await readArea(area, root);
    if (sources.length === 0) found.push(`${area}: no such file or directory in the list of areas`);
    if (plain.includes(area)) found.push(...sources.flatMap(refusedWordsIn));
    if (documented.includes(area)) found.push(...docCommentErrors(area, sources));
  }
  return { code: found.length > 0 ? 1 : 0, output: found.join('\n') };
}

async function readArea(area: string, root: string): Promise<Source[]> {
  const files: string[] = [];
  for await (const file of glob(patternOf(area), { cwd: root })) files.push(file);
  return Promise.all(
    files.sort().map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  );
}

const patternOf = (area: string) => (area.endsWith('.md') ? area : `${area}/**/*.{ts,tsx,md}`);

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

function refusedWordsIn({ file, text: source }: Source): string[] {
  return proseOf(file, source).flatMap(({ text, offset: start }) =>
    findRefusedWords(text).map(
      ({ word, better, offset }) => `${file}:${lineAt(source, start + offset)}  "${word}": ${better}`,
    ),
  );
}

function docCommentErrors(area: string, sources: readonly Source[]): string[] {
  const found: string[] = [];
  let lines = 0;
  const docs: string[] = [];
  for (const { file, text } of sources.filter((source) => /\.tsx?$/.test(source.file))) {
    const isTest = /\.(?:test|spec)\.tsx?$/.test(file);
    if (!isTest) lines += text.split('\n').length - 1;
    for (const { type, value, start } of parseSync(file, text).comments) {
      if (type !== 'Block' || !value.startsWith('*')) continue;
      const position = `${file}:${lineAt(text, start)}`;
      if (!isTest) docs.push(position);
      const words = longestSentence(value);
      if (words > mostWordsOfSentence) {
        found.push(
          `${position}  doc comment with a sentence of ${words} words, at most ${mostWordsOfSentence}`,
        );
      }
    }
  }
  const most = Math.floor((lines * mostDocsPer1000Lines) / 1000);
  // Points at the first doc comment above the limit.
  if (docs.length > most) {
    const limit = `${docs.length} doc comments in ${lines} lines of ${area}, at most ${most}`;
    found.push(`${docs[most]}  ${limit}: delete repetition, use // for fields and private code`);
  }
  return found;
}

// In words; lines with tags such as `@type` are code.
function longestSentence(comment: string): number {
  const text = comment.replace(/^\s*\*+/gm, '').replace(/^\s*@.*$/gm, '');
  return Math.max(...text.split(/[.!?](?=\s)/).map((sentence) => (sentence.match(/\S+/g) ?? []).length));
}

function proseOf(file: string, source: string): Prose[] {
  if (file.endsWith('.md')) return [{ text: withoutFences(source), offset: 0 }];
  const { program, comments } = parseSync(file, source);
  const prose = comments.map(({ start, end }) => ({ text: source.slice(start, end), offset: start }));
  const visitor: VisitorObject = {};
  // Comments in the CSS of a styled component.
  visitor.TemplateElement = ({ start, end }) => {
    for (const { 0: text, index } of source.slice(start, end).matchAll(/\/\*.*?\*\//gs)) {
      prose.push({ text, offset: start + index });
    }
  };
  // Titles of tests and the values that `test.each` puts into them.
  visitor.CallExpression = ({ callee, arguments: [first] }) => {
    if (!first || !/^(?:test|it|describe)\b/.test(source.slice(callee.start, callee.end))) return;
    if (!/^(?:Literal|TemplateLiteral|ArrayExpression)$/.test(first.type)) return;
    prose.push({ text: source.slice(first.start, first.end).replaceAll('`', "'"), offset: first.start });
  };
  new Visitor(visitor).visit(program);
  return prose;
}

function withoutFences(markdown: string): string {
  return markdown.replace(/^```.*?^```/gms, (block) => block.replace(/[^\n]/g, ' '));
}
