import { table } from '../commands/table.ts';
import { screenColourOfHex } from '../theme/colourValue.ts';
import type { BrandDifference, FontFacts, PictureFacts } from './diffBrands.ts';

const sequence = '\u001b[';

// A block in the color itself, where the terminal shows colors.
function swatch(value: string | null, withColors: boolean): string {
  const color = value === null ? undefined : screenColourOfHex(value);
  return color && withColors ? `${sequence}48;2;${color.channels.join(';')}m  ${sequence}0m ` : '';
}

const shown = (value: unknown): string => (value === null ? '-' : JSON.stringify(value));
const facts = (picture: PictureFacts | null): string =>
  picture ? `${picture.file} ${picture.width}×${picture.height}, ${picture.bytes} bytes` : '-';
const fontFacts = (font: FontFacts | null): string =>
  font ? `${font.own ? 'own' : 'shipped'}, ${font.bytes} bytes` : '-';
const signed = (number: number): string => (number > 0 ? `+${number}` : String(number));

function section(title: string, rows: readonly (readonly string[])[]): string {
  const lines = table(rows)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `  ${line}\n`);
  return rows.length === 0 ? '' : `\n${title}\n${lines.join('')}`;
}

/** Formats a difference for a terminal. */
export function diffText(diff: BrandDifference, withColors: boolean): string {
  const tokens = diff.tokens.map(
    ({ token, before, after }) =>
      `  ${token.padEnd(24)}  ${swatch(before, withColors)}${before ?? '-'} → ${swatch(after, withColors)}${after ?? '-'}\n`,
  );
  return [
    `${diff.before} → ${diff.after}\n`,
    section(
      'Fields',
      diff.fields.map(({ field, before, after }) => [field, `${shown(before)} → ${shown(after)}`]),
    ),
    tokens.length > 0 ? `\nTokens\n${tokens.join('')}` : '',
    section(
      'Pictures',
      diff.pictures.map(({ picture, before, after }) => [picture, `${facts(before)} → ${facts(after)}`]),
    ),
    section(
      'Fonts',
      diff.fonts.map(({ font, before, after }) => [font, `${fontFacts(before)} → ${fontFacts(after)}`]),
    ),
    section(
      'Voice',
      diff.voice.map(({ line, before, after }) => [line, `${shown(before)} → ${shown(after)}`]),
    ),
    section(
      'Legal pages',
      diff.legal.map(({ page, change }) => [page, change]),
    ),
    section(
      'Contrast',
      diff.contrast.map(({ foreground, background, required, before, after }) => [
        `${foreground} on ${background}`,
        `${before}:1 → ${after}:1`,
        `at least ${required}:1`,
      ]),
    ),
    section(
      'Sizes in bytes',
      diff.sizes.map(({ part, before, after }) => [part, `${before} → ${after}`, signed(after - before)]),
    ),
  ].join('');
}
