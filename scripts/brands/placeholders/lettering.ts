import { create } from 'fontkitten';
import decompress from 'woff2-encoder/decompress';
import { loadFont } from '../fonts/loadFont.ts';

const commandLetters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

export interface Lettering {
  // Data of an SVG path whose base line is at y = 0 and whose left edge is at x = 0.
  path: string;
  width: number;
  // Height of a capital letter.
  height: number;
}

export type DrawText = (text: string, size: number) => Lettering;

/** Returns a function that draws a text as outlines, because pictures may not depend on a visitor's fonts. */
export async function loadLettering(family = 'Outfit', weight = 700): Promise<DrawText> {
  const [file] = loadFont(family).files;
  // The reader applies a weight to plain TrueType fonts only.
  const font = create(Buffer.from(await decompress(file?.bytes ?? Buffer.alloc(0))));
  if (font.isCollection) throw new Error(`${family} is a collection of fonts`);
  const weighted = font.getVariation({ wght: weight });
  return (text, size) => {
    const scale = size / font.unitsPerEm;
    const rounded = (units: number): number => Math.round(units * scale * 100) / 100;
    let path = '';
    let left = 0;
    for (const character of text.normalize('NFC')) {
      const code = character.codePointAt(0) ?? 0;
      if (!weighted.hasGlyphForCodePoint(code)) continue;
      const { path: outline, advanceWidth } = weighted.glyphForCodePoint(code);
      for (const { command, args } of outline.commands)
        path += `${commandLetters[command]}${args
          .map((value, index) => rounded(index % 2 === 0 ? left + value : -value))
          .join(' ')}`;
      left += advanceWidth;
    }
    return { path, width: rounded(left), height: rounded(font.capHeight) };
  };
}
