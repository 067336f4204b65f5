import { escapeHtml } from '../../../src/shared/html/escapeHtml.ts';
import { cssColour } from '../theme/colourValue.ts';
import type { Palette } from '../theme/palette.ts';
import { type Lettering, loadLettering } from './lettering.ts';

// Longer names make the logo wider than a phone's header.
const longestDrawn = 24;

function svg(width: number, height: number, name: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(name)}">${content}</svg>\n`;
}

const drawn = ({ path }: Lettering, x: number, y: number, fill: string): string =>
  path === ''
    ? ''
    : `<path fill="${fill}" transform="translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100})" d="${path}"/>`;

/** Makes the four pictures of a theme package from the brand's name and palette, by file name. */
export async function placeholderPictures(name: string, palette: Palette): Promise<Record<string, string>> {
  const letter = await loadLettering();
  const color = (token: keyof Palette): string => cssColour(palette[token]);
  const words = [...name].slice(0, longestDrawn).join('').trim();
  const initial = [...name.toUpperCase()].find((character) => letter(character, 1).path !== '') ?? '';

  // A rounded square in the brand's color with the initial in it.
  function mark(x: number, y: number, size: number): string {
    const glyph = letter(initial, size * 0.62);
    return (
      `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size * 0.26}" fill="${color('primary')}"/>` +
      drawn(glyph, x + (size - glyph.width) / 2, y + (size + glyph.height) / 2, color('on-primary'))
    );
  }

  const wordmark = letter(words, 24);
  const width = Math.ceil(40 + wordmark.width + 2);
  const large = letter(words, 40);
  const errorWidth = Math.ceil(Math.max(200, large.width + 8));
  const share = letter(words, Math.min(120, (120 * 960) / Math.max(1, letter(words, 120).width)));
  return {
    'logo.svg': svg(
      width,
      40,
      name,
      mark(2, 4, 32) + drawn(wordmark, 42, 20 + wordmark.height / 2, color('text')),
    ),
    'logo-error.svg': svg(
      errorWidth,
      200,
      name,
      mark(errorWidth / 2 - 56, 8, 112) + drawn(large, (errorWidth - large.width) / 2, 176, color('text')),
    ),
    'favicon.svg': svg(64, 64, name, mark(0, 0, 64)),
    'share.svg': svg(
      1200,
      630,
      name,
      `<rect width="1200" height="630" fill="${color('background')}"/>` +
        // The home page crops the picture to a wide strip around its middle.
        mark(525, 150, 150) +
        drawn(share, (1200 - share.width) / 2, 400 + share.height / 2, color('text')),
    ),
  };
}
