import { advanceDeltas } from './advanceDeltas.ts';
import { type FontTable, woff2Tables } from './woff2Tables.ts';

/** In units of the em square, so that fonts compare. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean advance of running Portuguese text at this weight. */
  meanWidth(weight: number): number;
}

/** How often letters occur in 1,000 characters of running Portuguese text, blanks included. */
export const letterFrequencies: Readonly<Record<string, number>> = {
  ' ': 165,
  a: 122,
  e: 105,
  o: 90,
  s: 65,
  r: 55,
  i: 52,
  n: 42,
  d: 42,
  m: 40,
  u: 39,
  t: 36,
  c: 33,
  l: 23,
  p: 21,
  v: 14,
  g: 11,
  h: 11,
  q: 10,
  b: 9,
  f: 9,
  z: 4,
  j: 3,
  x: 2,
};

function table(tables: ReadonlyMap<string, FontTable>, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found || found.transformed) throw new Error(`the font has no plain "${tag}" table`);
  return found.bytes;
}

/** Glyph numbers of characters, from a format 4 subtable of `cmap` (all fonts of the catalogue have one). */
function glyphFinder(cmap: Buffer): (code: number) => number {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)),
  );
  const map = subtables.find((subtable) => subtable.readUInt16BE(0) === 4);
  if (!map) throw new Error('the font has no format 4 character map');
  const doubled = map.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + doubled, 16 + doubled * 2, 16 + doubled * 3];
  return (code) => {
    for (let at = 0; at < doubled; at += 2) {
      if (code > map.readUInt16BE(ends + at)) continue;
      const start = map.readUInt16BE(starts + at);
      if (code < start) return 0;
      const delta = map.readUInt16BE(deltas + at);
      const rangeOffset = map.readUInt16BE(offsets + at);
      if (rangeOffset === 0) return (code + delta) & 0xffff;
      const glyph = map.readUInt16BE(offsets + at + rangeOffset + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** Reads what layout depends on from a variable WOFF2 font. */
export function fontMetrics(font: Buffer): FontMetrics {
  const tables = woff2Tables(font);
  const unitsPerEm = table(tables, 'head').readUInt16BE(18);
  const hhea = table(tables, 'hhea');
  const hmtx = table(tables, 'hmtx');
  const longMetrics = hhea.readUInt16BE(34);
  const glyphOf = glyphFinder(table(tables, 'cmap'));
  const advance = (glyph: number): number => hmtx.readUInt16BE(Math.min(glyph, longMetrics - 1) * 4);
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    lineGap: hhea.readInt16BE(8) / unitsPerEm,
    meanWidth(weight) {
      const deltaOf = advanceDeltas(tables, weight);
      let total = 0;
      let letters = 0;
      for (const [letter, frequency] of Object.entries(letterFrequencies)) {
        const glyph = glyphOf(letter.charCodeAt(0));
        total += frequency * (advance(glyph) + deltaOf(glyph));
        letters += frequency;
      }
      return total / letters / unitsPerEm;
    },
  };
}
