import { Lexer, Marked } from 'marked';
import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { escapeHtml } from '../../../src/shared/html/escapeHtml.ts';
import { nearestWord } from '../nearestWord.ts';
import { oneOf } from '../problem.ts';
import type { LegalPage } from '../resolvedBrand.ts';
import { companyFieldNames, companyFields, fieldPattern, markerOf, markerPattern } from './companyFields.ts';
import { type FrontMatter, type LineFinding, readFrontMatter } from './frontMatter.ts';
import { withoutOff } from './leaveOut.ts';
import { findRefused } from './refusedMarkdown.ts';

// A legal text before a brand's fields are filled in.
export interface LegalText extends FrontMatter {
  slug: string;
  // Absolute.
  file: string;
  // HTML with markers for the brand's fields.
  template(): string;
  page(brand: BrandSettings): LegalPage;
}

function headingId(text: string): string {
  return text
    .replace(markerPattern, '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function markdown(): Marked {
  const used = new Map<string, number>();
  return new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = headingId(text) || 'secao';
        const times = (used.get(id) ?? 0) + 1;
        used.set(id, times);
        // The page's own heading is its title.
        const level = Math.max(2, depth);
        return `<h${level} id="${times === 1 ? id : `${id}-${times}`}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
    },
  });
}

/** Reads one Markdown file of `legal/`. Findings carry the line in the file. */
export function readLegalText(
  slug: string,
  file: string,
  source: string,
  report: (finding: LineFinding) => void,
): LegalText {
  const lines = source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const { matter, bodyLine } = readFrontMatter(lines, report);
  const body = lines.slice(bodyLine).join('\n');
  lines.slice(bodyLine).forEach((line, index) => {
    for (const match of line.matchAll(fieldPattern)) {
      const name = match[1] ?? '';
      if (companyFieldNames.includes(name)) continue;
      const suggestion = nearestWord(name, companyFieldNames);
      const hint = suggestion === undefined ? '' : `; did you mean {{${suggestion}}}?`;
      report({
        line: bodyLine + index + 1,
        column: match.index + 1,
        field: match[0],
        found: match[0],
        expected: oneOf(companyFieldNames),
        message: `${match[0]} names no field of a brand${hint}`,
        suggestion,
      });
    }
  });

  if (body.trim() === '')
    report({
      line: Math.max(bodyLine, 1),
      column: 1,
      field: 'text',
      found: 'nothing',
      expected: 'the text of the page',
      message: 'the legal text is empty',
    });

  const marked = body.replace(fieldPattern, (whole, name: string) => {
    const index = companyFieldNames.indexOf(name);
    return index < 0 ? whole : markerOf(index);
  });
  const tokens = Lexer.lex(marked, { gfm: true });
  findRefused(tokens, marked, (offset, finding) => {
    const before = marked.slice(0, offset).split('\n');
    report({ line: bodyLine + before.length, column: (before.at(-1) ?? '').length + 1, ...finding });
  });

  const htmlByOff = new Map<string, string>();
  const htmlWithout = (off: readonly string[]): string => {
    const key = off.join();
    const known = htmlByOff.get(key);
    if (known !== undefined) return known;
    const html = markdown().parser(withoutOff(tokens, off)).trim();
    htmlByOff.set(key, html);
    return html;
  };
  return {
    slug,
    file,
    ...matter,
    template: () => htmlWithout([]),
    page(brand) {
      const values = companyFieldNames.map((name) => companyFields[name]?.(brand) ?? null);
      const off = values.flatMap((value, index) => (value === null ? [markerOf(index)] : []));
      const filledIn = htmlWithout(off);
      const title = matter.title.replace(
        fieldPattern,
        (_, name: string) => companyFields[name]?.(brand) ?? '',
      );
      return {
        slug,
        title,
        updated: matter.updated,
        // Filled in on demand, because the texts of a thousand brands would fill the memory.
        get html() {
          return filledIn.replace(markerPattern, (_, index: string) =>
            escapeHtml(values[Number(index)] ?? ''),
          );
        },
      };
    },
  };
}
