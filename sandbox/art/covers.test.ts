import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { catalogueGames } from '../content/catalogue/games.ts';
import { coverDrawings, coverSubject } from '../content/coverDrawings.ts';
import { backdropSvg, coverSvg, portrait, wide } from './cover.ts';
import { coverFile, coversDir, type Drawing, drawingsDigest, drawingsFile } from './covers.ts';
import { mainColour } from './gradients.ts';
import { paintCover } from './paintCover.ts';
import { styles } from './styles.ts';
import { subjects } from './subjects.ts';
import { symbols } from './symbols.ts';
import { hueDistance } from './tones.ts';

// Filters take a second of a busy processor.
const paintingMs = 180_000;
const drawings = coverDrawings();
const files = readdirSync(coversDir).filter((name) => name !== basename(drawingsFile));
const isWide = (name: string) => name.endsWith('-wide.webp');

// Reads the size from the head of a WebP, as browsers do.
function sizeOf(webp: Buffer): { width: number; height: number } {
  expect(webp.toString('latin1', 0, 4) + webp.toString('latin1', 8, 12)).toBe('RIFFWEBP');
  expect(webp.readUInt32LE(4) + 8).toBe(webp.byteLength);
  if (webp.toString('latin1', 12, 16) === 'VP8 ') {
    return { width: webp.readUInt16LE(26) & 0x3fff, height: webp.readUInt16LE(28) & 0x3fff };
  }
  const bits = webp.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

describe('committed covers', () => {
  test('are one file per drawing and no other', () => {
    const expected = [...drawings.keys()].map((name) => basename(coverFile(name)));
    expect(files.toSorted()).toEqual(expected.toSorted());
  });

  test('are painted from the drawings of today (otherwise: npm run art)', () => {
    expect(readFileSync(drawingsFile, 'utf8').trim()).toBe(drawingsDigest(drawings));
  });

  test.each(Object.keys(styles))(
    'are what the painter makes of a drawing: %s',
    async (style) => {
      const game = catalogueGames.find(({ provider }) => provider.style === style);
      const drawing = drawings.get(game?.slug ?? '');
      if (!game || !drawing) throw new Error(`no studio draws ${style}`);
      expect(readFileSync(coverFile(game.slug)).equals(await paintCover(drawing))).toBe(true);
    },
    paintingMs,
  );

  test('are whole pictures of 3:4 or 16:9, small enough for dozens on one screen', () => {
    for (const name of files) {
      const webp = readFileSync(join(coversDir, name));
      const { width, height } = sizeOf(webp);
      expect(width / height).toBeCloseTo(isWide(name) ? 16 / 9 : 3 / 4, 1);
      expect(height).toBeGreaterThanOrEqual(isWide(name) ? 405 : 400);
      expect(webp.byteLength).toBeLessThan(16_000);
    }
  });

  test('weigh at most 4 MB together', () => {
    const bytes = files.reduce((sum, name) => sum + statSync(join(coversDir, name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(4_000_000);
  });
});

describe('drawings of covers', () => {
  const pixels = ({ svg }: Drawing) =>
    new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: 60 } }).render().pixels;

  test(
    'are well-formed, without words and different for each game',
    () => {
      expect(new Set([...drawings.values()].map(({ svg }) => svg)).size).toBe(drawings.size);
      for (const drawing of [...drawings.values()].filter((_, index) => index % 160 === 0)) {
        expect(drawing.svg).not.toContain('<text');
        expect(pixels(drawing).some((value) => value > 0)).toBe(true);
      }
    },
    paintingMs,
  );

  test('differ in form between the six styles, not only in color', () => {
    expect(Object.keys(styles)).toHaveLength(6);
    const bodies = Object.values(styles).map((style) => {
      const palette = { deep: '#101010', mid: '#808080', glow: '#f0f0f0', accent: '#ffd166' };
      const drawn = style.piece(
        { drawing: symbols.tiger(), transform: 'scale(1)', plane: 'middle' },
        palette,
      );
      return drawn.replace(/(fill|stroke)="(#[0-9a-f]+|url\(#[a-zA-Z]\))"/g, '');
    });
    expect(new Set(bodies).size).toBe(6);
  });

  test('keep the colors of their subject in an engraving', () => {
    const palette = { deep: '#101010', mid: '#808080', glow: '#f0f0f0', accent: '#ffd166' };
    for (const name of ['greenDragon', 'dragon', 'lotus', 'grapes'] as const) {
      const drawing = symbols[name]();
      const drawn = styles.line.piece({ drawing, transform: 'scale(1)', plane: 'middle' }, palette);
      const painted = [...drawn.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, colour = '']) => colour);
      expect(painted.some((colour) => hueDistance(colour, mainColour(drawing)) < 12)).toBe(true);
    }
  });

  test('show what each title names', () => {
    const titles = catalogueGames.map(({ name }) => name);
    expect(Object.keys(subjects).toSorted()).toEqual(titles.toSorted());
    expect(subjects['Pipa Voada']).toEqual(['kite']);
  });

  test('give each studio one style and each style several studios', () => {
    const studios = new Map(catalogueGames.map(({ provider }) => [provider.name, provider.style]));
    for (const style of Object.keys(styles)) {
      expect([...studios.values()].filter((own) => own === style).length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('a backdrop', () => {
  const games = catalogueGames.filter(({ kind }) => kind === 'slots').slice(0, 60);
  const shapes = (svg: string): string[] => svg.match(/<(path|rect|circle) [^>]*>/g) ?? [];

  test('is the scenery of the cover without the subject', () => {
    for (const game of games) {
      for (const sheet of [portrait, wide]) {
        const cover = shapes(coverSvg(coverSubject(game), sheet));
        const backdrop = shapes(backdropSvg(coverSubject(game), sheet));
        expect(backdrop.length).toBeGreaterThan(2);
        expect(backdrop.length).toBeLessThan(cover.length);
        expect(backdrop.filter((shape) => !cover.includes(shape))).toEqual([]);
      }
    }
  });
});
