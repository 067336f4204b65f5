import { create } from 'fontkitten';
import { expect, it } from 'vitest';
import decompress from 'woff2-encoder/decompress';
import { ministryWarning } from '../../../src/shared/brand/ministryWarning.ts';
import { loadFont } from '../../brands/fonts/loadFont.ts';
import { warningArt } from './warningArt.ts';

const letters: Record<string, string> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

const perEm = 250;

/** Returns the outlines of a text, with each point relative to the one before its command. */
async function outline(text: string): Promise<typeof warningArt> {
  const bytes = loadFont('Figtree').files[0]?.bytes ?? Buffer.alloc(0);
  const font = create(Buffer.from(await decompress(bytes)));
  if (font.isCollection) throw new Error('a collection of fonts');
  const bold = font.getVariation({ wght: 700 });
  const scale = perEm / font.unitsPerEm;
  let left = 0;
  let outlines = '';
  let pen = [0, 0];
  let start = pen;
  for (const character of text) {
    const glyph = bold.glyphForCodePoint(character.codePointAt(0) ?? 0);
    for (const { command, args } of glyph.path.commands) {
      const values = args.map((value: number, index: number) =>
        Math.round(scale * (index % 2 === 0 ? left + value : -value)),
      );
      outlines += `${letters[command]}${values.map((value, index) => value - (pen[index % 2] ?? 0)).join(' ')}`;
      if (command === 'closePath') pen = start;
      else pen = values.slice(-2);
      if (command === 'moveTo') start = pen;
    }
    left += glyph.advanceWidth;
  }
  return { width: Math.round(left * scale), perEm, outlines: outlines.replaceAll(' -', '-') };
}

it('draws 18+ and the literal warning', async () => {
  expect(warningArt).toEqual(await outline(`18+  ${ministryWarning}`));
});
