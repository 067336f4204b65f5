import * as v from 'valibot';
import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { jurisdictions } from '../../../src/shared/brand/brandNames.ts';
import type { Jurisdiction } from '../../../src/shared/brand/brandRecord.ts';
import { isoDate } from '../../../src/shared/brand/fieldFormats.ts';
import { nearestWord } from '../nearestWord.ts';
import { oneOf, type Problem } from '../problem.ts';

export interface FrontMatter {
  title: string;
  // ISO date.
  updated: string;
  order: number;
  // The page is for brands of this jurisdiction alone.
  jurisdiction?: Jurisdiction;
}

export type LineFinding = Pick<
  Problem,
  'line' | 'column' | 'field' | 'found' | 'expected' | 'message' | 'suggestion'
>;

const keys = ['title', 'updated', 'order', 'jurisdiction'];
const fence = '---';

/** Reads the YAML between two `---` at the top; `bodyLine` is the number of lines before the text. */
export function readFrontMatter(
  lines: readonly string[],
  report: (finding: LineFinding) => void,
): { matter: FrontMatter; bodyLine: number } {
  const matter: FrontMatter = { title: '', updated: '', order: Number.MAX_SAFE_INTEGER };
  const end = lines.indexOf(fence, 1);
  if (lines[0] !== fence || end < 0) {
    report({
      line: 1,
      column: 1,
      field: 'front matter',
      found: lines[0] ?? '',
      expected: '"---", title, updated and order, "---"',
      message: 'a legal text begins with its title and date between two lines of ---',
    });
    return { matter, bodyLine: 0 };
  }
  const { fields, isWhole } = readFields(lines.slice(1, end), report);
  const seen = new Set<string>();
  for (const { key, value, line, column } of fields) {
    const at = { line, column, field: key };
    const suggestion = nearestWord(key, keys);
    if (!keys.includes(key))
      report({
        ...at,
        found: `"${key}"`,
        expected: oneOf(keys),
        message: `"${key}" is no field of a legal text${suggestion === undefined ? '' : `; did you mean "${suggestion}"?`}`,
        suggestion,
      });
    else if (seen.has(key))
      report({
        ...at,
        found: `a second "${key}"`,
        expected: 'each field once',
        message: `"${key}" is stated twice`,
      });
    seen.add(keys.includes(key) ? key : (suggestion ?? key));
    if (key === 'title') {
      matter.title = value;
      if (value === '')
        report({ ...at, found: 'nothing', expected: 'the title of the page', message: 'the title is empty' });
    }
    if (key === 'updated') {
      matter.updated = value;
      if (!v.is(isoDate, value))
        report({
          ...at,
          found: `"${value}"`,
          expected: 'a day as YYYY-MM-DD',
          message: `"${value}" is no day`,
        });
    }
    if (key === 'jurisdiction') {
      const known = jurisdictions.find((name) => name === value);
      if (known) matter.jurisdiction = known;
      else
        report({
          ...at,
          found: `"${value}"`,
          expected: oneOf(jurisdictions),
          message: `"${value}" is no jurisdiction`,
        });
    }
    if (key === 'order') {
      matter.order = Number(value);
      if (!/^\d+$/.test(value))
        report({
          ...at,
          found: `"${value}"`,
          expected: 'a whole number',
          message: `"${value}" is no whole number`,
        });
    }
  }
  for (const key of ['title', 'updated'])
    if (isWhole && !seen.has(key))
      report({
        line: 1,
        column: 1,
        field: key,
        found: 'nothing',
        expected: `${key}: …`,
        message: `the legal text has no "${key}"`,
      });
  return { matter, bodyLine: end + 1 };
}

interface Field {
  key: string;
  value: string;
  line: number;
  column: number;
}

// Every value is a text here: a day and a number are checked by the field that holds them.
function readFields(
  lines: readonly string[],
  report: (finding: LineFinding) => void,
): { fields: Field[]; isWhole: boolean } {
  const counter = new LineCounter();
  const { contents, errors } = parseDocument(lines.join('\n'), {
    schema: 'failsafe',
    uniqueKeys: false,
    prettyErrors: false,
    lineCounter: counter,
  });
  // The line of `---` comes before.
  const positionOf = (offset: number) => {
    const { line, col } = counter.linePos(offset);
    return { line: line + 1, column: col };
  };
  const refuse = (offset: number, why: string) => {
    const position = positionOf(offset);
    const found = (lines[position.line - 2] ?? '').trim();
    report({
      ...position,
      field: /^\s*([^\s:]+):/.exec(found)?.[1] ?? 'front matter',
      found,
      expected: 'key: value, with a value between quotes that holds ": " or begins with {{',
      message: `the front matter is no YAML at "${found}": ${why}`,
    });
    return { fields: [], isWhole: false };
  };
  const [error] = errors;
  if (error) return refuse(error.pos[0], error.message);
  if (contents === null) return { fields: [], isWhole: true };
  if (!isMap<Node, Node | null>(contents)) return refuse(contents.range[0], 'it states no field');
  const fields: Field[] = [];
  for (const { key, value } of contents.items) {
    const offset = key.range?.[0] ?? 0;
    if (!isScalar(key) || (value && !isScalar(value))) return refuse(offset, 'the value is no text');
    fields.push({ key: String(key.value), value: String(value?.value ?? ''), ...positionOf(offset) });
  }
  return { fields, isWhole: true };
}
