import * as v from 'valibot';
import { isoDate } from '../../../src/shared/brand/fieldFormats.ts';
import { nearestWord } from '../nearestWord.ts';
import { oneOf, type Problem } from '../problem.ts';

export interface FrontMatter {
  title: string;
  /** ISO date. */
  updated: string;
  order: number;
}

export type LineFinding = Pick<
  Problem,
  'line' | 'column' | 'field' | 'found' | 'expected' | 'message' | 'suggestion'
>;

const keys = ['title', 'updated', 'order'];
const fence = '---';

function unquoted(text: string): string {
  return /^"(.*)"$/.exec(text)?.[1] ?? /^'(.*)'$/.exec(text)?.[1] ?? text;
}

/** `key: value` lines between two `---` at the top of a legal text. `bodyLine` is the number of lines before the text itself. */
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
  const seen = new Set<string>();
  for (let index = 1; index < end; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '') continue;
    const [, key = line, text = ''] = /^([^:]+):\s*(.*?)\s*$/.exec(line) ?? [];
    const value = unquoted(text);
    const at = { line: index + 1, column: 1, field: key };
    const suggestion = nearestWord(key, keys);
    if (!keys.includes(key))
      report({
        ...at,
        found: `"${key}"`,
        expected: oneOf(keys),
        message: `"${key}" is no field of a legal text${suggestion === undefined ? '' : `; did you mean "${suggestion}"?`}`,
        ...(suggestion === undefined ? {} : { suggestion }),
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
    if (!seen.has(key))
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
