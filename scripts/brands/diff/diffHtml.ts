import { escapeHtml } from '../../../src/shared/html/escapeHtml.ts';
import type { Picture, ResolvedBrand } from '../resolvedBrand.ts';
import { screenColourOfHex } from '../theme/colourValue.ts';
import type { BrandDifference, FontFacts } from './diffBrands.ts';

const css =
  'body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color-scheme:light dark}' +
  'table{border-collapse:collapse;width:100%;margin:0 0 2rem}td,th{border:1px solid #8888;padding:.4rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}' +
  '.swatch{display:inline-block;width:1.2em;height:1.2em;border:1px solid #8888;border-radius:3px;margin-right:.4em;vertical-align:middle}' +
  'img{max-width:20rem;max-height:12rem;padding:.5rem}';

const cell = (html: string): string => `<td>${html}</td>`;
const code = (value: unknown): string =>
  value === null
    ? '–'
    : `<code>${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;

function token(value: string | null): string {
  const isColor = value !== null && screenColourOfHex(value) !== undefined;
  return `${isColor ? `<span class="swatch" style="background:${value}"></span>` : ''}${code(value)}`;
}

// Inlined, so that the page needs no other file.
function picture({ name, bytes, width, height }: Picture, background: string): string {
  const type = name.endsWith('.png') ? 'image/png' : 'image/svg+xml';
  return `<img alt="${escapeHtml(name)}" style="background:${background}" src="data:${type};base64,${bytes.toString('base64')}"><br>${width} × ${height}, ${bytes.length} bytes`;
}

const fontFacts = (font: FontFacts | null): string =>
  font ? `${font.own ? 'own' : 'shipped'}, ${font.bytes} bytes` : '–';

function section(title: string, rows: readonly string[][], heads: readonly string[]): string {
  if (rows.length === 0) return '';
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  return `<h2>${title}</h2><table><thead><tr>${head}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map(cell).join('')}</tr>`)
    .join('')}</tbody></table>`;
}

/** Formats a difference as a page that needs no other file. */
export function diffHtml(diff: BrandDifference, before: ResolvedBrand, after: ResolvedBrand): string {
  const title = `${diff.before} → ${diff.after}`;
  const sides = ['before', 'after'];
  const surface = ({ theme }: ResolvedBrand): string => theme.values['color.surface'];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${css}</style></head><body><h1>${escapeHtml(title)}</h1>${[
    section(
      'Fields',
      diff.fields.map((change) => [code(change.field), code(change.before), code(change.after)]),
      ['field', ...sides],
    ),
    section(
      'Tokens',
      diff.tokens.map((change) => [code(change.token), token(change.before), token(change.after)]),
      ['token', ...sides],
    ),
    section(
      'Pictures',
      diff.pictures.map((change) => [
        change.picture,
        picture(before.theme.pictures[change.picture], surface(before)),
        picture(after.theme.pictures[change.picture], surface(after)),
      ]),
      ['picture', ...sides],
    ),
    section(
      'Fonts',
      diff.fonts.map(({ font, before, after }) => [escapeHtml(font), fontFacts(before), fontFacts(after)]),
      ['font', ...sides],
    ),
    section(
      'Voice',
      diff.voice.map(({ line, before, after }) => [
        code(line),
        escapeHtml(before ?? '-'),
        escapeHtml(after ?? '-'),
      ]),
      ['line', ...sides],
    ),
    section(
      'Legal pages',
      diff.legal.map(({ page, change }) => [code(page), change]),
      ['page', 'change'],
    ),
    section(
      'Contrast',
      diff.contrast.map((pair) => [
        escapeHtml(`${pair.foreground} on ${pair.background} (${pair.where})`),
        `${pair.before}:1`,
        `${pair.after}:1`,
        `${pair.required}:1`,
      ]),
      ['pair', ...sides, 'at least'],
    ),
    section(
      'Sizes in bytes',
      diff.sizes.map((size) => [escapeHtml(size.part), String(size.before), String(size.after)]),
      ['part', ...sides],
    ),
  ].join('')}</body></html>\n`;
}
