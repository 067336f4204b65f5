import { number } from './draw.ts';
import bangers from './glyphs/bangers.json' with { type: 'json' };
import cinzel from './glyphs/cinzel.json' with { type: 'json' };
import lilita from './glyphs/lilita.json' with { type: 'json' };
import russo from './glyphs/russo.json' with { type: 'json' };
import slab from './glyphs/slab.json' with { type: 'json' };

interface Glyph {
  // Advance at a cap height of 70.
  w: number;
  // Outline in relative moves from the glyph's origin on the base line.
  d: string;
}

const alphabets: Record<Lettering, Record<string, Glyph>> = { lilita, cinzel, russo, slab, bangers };

export type Lettering = 'lilita' | 'cinzel' | 'russo' | 'slab' | 'bangers';

const capHeight = 70;
const spaceWidth = 24;

// Letters without a traced accent lose the accent instead of disappearing.
const plain = (letter: string) => letter.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

function glyphOf(lettering: Lettering, letter: string): Glyph | undefined {
  return alphabets[lettering][letter] ?? alphabets[lettering][plain(letter)];
}

function lineWidth(text: string, lettering: Lettering): number {
  return [...text].reduce((sum, letter) => sum + (glyphOf(lettering, letter)?.w ?? spaceWidth), 0);
}

export interface SetLine {
  // Outline of the whole line, its left end at 0 on the base line.
  d: string;
  width: number;
  scale: number;
  // Base line, from the top of the block.
  baseline: number;
}

function outlineOf(text: string, lettering: Lettering, tracking = 0): { d: string; width: number } {
  let x = 0;
  let d = '';
  for (const letter of text) {
    const glyph = glyphOf(lettering, letter);
    if (glyph) d += `M${x} 0${glyph.d}`;
    x += (glyph?.w ?? spaceWidth) + tracking;
  }
  return { d, width: x - tracking };
}

/**
 * Sets lines below each other to fill `width` within a cap height of `maxCap` pixels; returns their positions and the
 * block's height.
 */
export function setLines(
  lines: readonly string[],
  lettering: Lettering,
  box: { width: number; height: number; maxCap: number },
): { lines: SetLine[]; height: number } {
  // The gap holds an accent of the next line.
  const gap = lines.slice(1).some((text) => text !== text.normalize('NFD')) ? 0.34 : 0.24;
  const caps = lines.map((text) =>
    Math.min(box.maxCap, (box.width / lineWidth(text, lettering)) * capHeight),
  );
  const wanted = caps.reduce((sum, cap) => sum + cap * (1 + gap), 0);
  const squeeze = Math.min(1, box.height / wanted);
  let top = 0;
  const set = lines.map((text, index) => {
    const cap = (caps[index] ?? 0) * squeeze;
    top += cap * (1 + gap);
    return { ...outlineOf(text, lettering), scale: cap / capHeight, baseline: top - cap * gap };
  });
  return { lines: set, height: top };
}

/** Draws a line of wide-set capitals on the base line `y`, `cap` pixels tall, as outlines that need no font. */
export function smallPrint(
  text: string,
  { x, y, cap, anchor }: { x: number; y: number; cap: number; anchor: 'start' | 'middle' },
): string {
  const { d, width } = outlineOf(text, 'russo', 8);
  const scale = cap / capHeight;
  const left = anchor === 'middle' ? x - (width * scale) / 2 : x;
  return `<path transform="translate(${number(left)} ${y})scale(${Math.round(scale * 1000) / 1000})" d="${d}"/>`;
}
