import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { coverDrawings } from '../content/coverDrawings.ts';
import { coverFile, coversDir, drawingsDigest, drawingsFile } from './covers.ts';

const drawings = coverDrawings();
const files = readdirSync(coversDir).filter((name) => name !== basename(drawingsFile));

// Reads the size from the head of a lossy WebP, as browsers do.
function sizeOf(webp: Buffer): { width: number; height: number } {
  expect(webp.toString('latin1', 0, 4) + webp.toString('latin1', 8, 15)).toBe('RIFFWEBPVP8');
  expect(webp.readUInt32LE(4) + 8).toBe(webp.byteLength);
  return { width: webp.readUInt16LE(26) & 0x3fff, height: webp.readUInt16LE(28) & 0x3fff };
}

describe('committed covers', () => {
  test('are one file per game and no other', () => {
    const expected = [...drawings.keys()].map((slug) => basename(coverFile(slug)));
    expect(files.toSorted()).toEqual(expected.toSorted());
  });

  test('are painted from the drawings of today (otherwise: npm run art)', () => {
    expect(readFileSync(drawingsFile, 'utf8').trim()).toBe(drawingsDigest(drawings));
  });

  test('are whole 3:4 pictures, small enough for dozens on one screen', () => {
    for (const name of files) {
      const webp = readFileSync(join(coversDir, name));
      expect(sizeOf(webp)).toEqual({ width: 240, height: 320 });
      expect(webp.byteLength).toBeLessThan(12_000);
    }
  });

  test('weigh at most 4 MB together', () => {
    const bytes = files.reduce((sum, name) => sum + statSync(join(coversDir, name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(4_000_000);
  });
});

describe('drawings of covers', () => {
  test('are well-formed, 3:4 and different for each game', () => {
    expect(new Set(drawings.values()).size).toBe(drawings.size);
    for (const svg of [...drawings.values()].filter((_, index) => index % 12 === 0)) {
      const { width, height } = new Resvg(svg);
      expect({ width, height }).toEqual({ width: 300, height: 400 });
    }
  });

  test('need no system font for their text', () => {
    const [svg = ''] = drawings.values();
    expect(svg).not.toContain('<text');
    const silent = svg.replace(/<g fill="#fff"( opacity=".85")?>.*?<\/g>/g, '');
    const pixels = (drawing: string) =>
      new Resvg(drawing, { font: { loadSystemFonts: false } }).render().pixels;
    expect(pixels(svg).equals(pixels(silent))).toBe(false);
  });
});
