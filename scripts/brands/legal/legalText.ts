import { Lexer, Marked, type Token, type Tokens } from 'marked';
import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { nearestWord } from '../nearestWord.ts';
import { oneOf } from '../problem.ts';
import type { LegalPage } from '../resolvedBrand.ts';
import { companyFieldNames, companyFields, fieldPattern } from './companyFields.ts';
import { type FrontMatter, type LineFinding, readFrontMatter } from './frontMatter.ts';

/** A legal text before a brand's fields are filled in. */
export interface LegalText extends FrontMatter {
  slug: string;
  page(brand: BrandSettings): LegalPage;
}

/** Stands for a field while Markdown is turned into HTML: letters and digits pass through links and text unchanged. */
const markerOf = (index: number): string => `qzfield${index}zq`;
const markerPattern = /qzfield(\d+)zq/g;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

const originMarker = markerOf(companyFieldNames.indexOf('origin'));
const safeLink = new RegExp(`^(https://|mailto:|tel:|#|/(?![/\\\\])|${originMarker})`);

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
        return `<h${depth} id="${times === 1 ? id : `${id}-${times}`}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });
}

function childrenOf(token: Token): Token[] {
  const inner = 'tokens' in token && token.tokens ? token.tokens : [];
  const items = token.type === 'list' ? (token as Tokens.List).items : [];
  return [...inner, ...items];
}

function isAboutOff(token: Token, off: readonly string[]): boolean {
  return off.some((marker) => token.raw.includes(marker));
}

/** A paragraph, list item or row that names what the brand has intentionally off says nothing about it; its heading goes with the last. */
function withoutOff(tokens: readonly Token[], off: readonly string[]): Token[] {
  const kept: Token[] = [];
  for (const token of tokens) {
    if (token.type === 'list') {
      const list = token as Tokens.List;
      const items = list.items.filter((item) => !isAboutOff(item, off));
      if (items.length > 0) kept.push({ ...list, items });
    } else if (token.type === 'table') {
      const table = token as Tokens.Table;
      const rows = table.rows.filter(
        (row) => !row.some((cell) => off.some((marker) => cell.text.includes(marker))),
      );
      if (rows.length > 0) kept.push({ ...table, rows });
    } else if (!isAboutOff(token, off)) kept.push(token);
  }
  const isContent = (token: Token | undefined): boolean => token !== undefined && token.type !== 'space';
  const hadContent = (heading: Token): boolean => {
    const after = tokens.slice(tokens.indexOf(heading) + 1).find(isContent);
    return after !== undefined && after.type !== 'heading';
  };
  return kept.filter((token, index) => {
    if (token.type !== 'heading' || !hadContent(token)) return true;
    const after = kept.slice(index + 1).find(isContent);
    const isFollowed = after !== undefined && (after.type !== 'heading' || after.depth > token.depth);
    return isFollowed;
  });
}

/** Reads one Markdown file of `legal/`. Findings carry the line in the file. */
export function readLegalText(
  slug: string,
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
        ...(suggestion === undefined ? {} : { suggestion }),
      });
    }
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
    ...matter,
    page(brand) {
      const values = companyFieldNames.map((name) => companyFields[name]?.(brand) ?? null);
      const off = values.flatMap((value, index) => (value === null ? [markerOf(index)] : []));
      const html = htmlWithout(off).replace(markerPattern, (_, index: string) =>
        escaped(values[Number(index)] ?? ''),
      );
      const title = matter.title.replace(
        fieldPattern,
        (_, name: string) => companyFields[name]?.(brand) ?? '',
      );
      return { slug, title, updated: matter.updated, html };
    },
  };
}

/** Raw HTML, pictures and links that lead to anything but pages, mail and telephone. */
function findRefused(
  tokens: readonly Token[],
  text: string,
  report: (offset: number, finding: Omit<LineFinding, 'line' | 'column'>) => void,
  start = 0,
): void {
  let from = start;
  for (const token of tokens) {
    const found = text.indexOf(token.raw, from);
    const offset = found < 0 ? from : found;
    const shown = token.raw.trim().slice(0, 60);
    if (token.type === 'html')
      report(offset, {
        field: 'HTML',
        found: shown,
        expected: 'Markdown alone',
        message: `HTML is not allowed in a legal text: ${shown}`,
      });
    if (token.type === 'image')
      report(offset, {
        field: 'picture',
        found: shown,
        expected: 'text alone',
        message: 'a legal text holds no pictures',
      });
    if (token.type === 'link' && !safeLink.test(String(token.href)))
      report(offset, {
        field: 'link',
        found: String(token.href),
        expected: 'https:, mailto:, tel:, a path of the site or #heading',
        message: `the link ${shown} leads nowhere safe`,
      });
    findRefused(childrenOf(token), text, report, offset);
    from = found < 0 ? from : offset + token.raw.length;
  }
}
