import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './comparePictures.ts';
import { changedEntries, contactSheet } from './contactSheet.ts';
import { sheetHtml } from './sheetHtml.ts';
import { choosePages, sheetPages } from './sheetPages.ts';
import { sheetSummary } from './sheetSummary.ts';
import type { Shot } from './takePictures.ts';

type Color = readonly [number, number, number];
const white: Color = [255, 255, 255];
const black: Color = [0, 0, 0];

// A square of one color, with a corner of 10 × 10 pixels in another.
function square(size: number, color: Color, corner: Color = color): Buffer {
  const png = new PNG({ width: size, height: size });
  for (let index = 0; index < size * size; index++) {
    const isCorner = index % size < 10 && index < size * 10;
    png.data.set([...(isCorner ? corner : color), 255], index * 4);
  }
  return PNG.sync.write(png);
}

const shot = (brand: string, page: string, png: Buffer): Shot => ({
  brand,
  page,
  visitor: 'guest',
  width: 390,
  png,
});

describe('comparing pictures', () => {
  it('counts the pixels that differ', () => {
    const { pixels, share } = comparePictures(square(40, white), square(40, white, black));
    expect(pixels).toBe(100);
    expect(share).toBeCloseTo(100 / 1600);
  });

  it('finds equal pictures equal', () => {
    expect(comparePictures(square(40, white), square(40, white)).pixels).toBe(0);
  });

  it('compares pictures of different sizes on the larger canvas', () => {
    const { picture, pixels } = comparePictures(square(40, black), square(60, black));
    expect([picture.width, picture.height]).toEqual([60, 60]);
    expect(pixels).toBeGreaterThanOrEqual(60 * 60 - 40 * 40 - 2);
  });
});

describe('the contact sheet', () => {
  it.each([
    [2, 'same'],
    [3, 'unexpected'],
  ])('judges a square of %d pixels a side as %s', (side, state) => {
    const before = square(40, white);
    const png = PNG.sync.read(before);
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++) png.data.set(black, (row * 40 + column) * 4);
    const after = shot('aurora', 'home', PNG.sync.write(png));
    const { entries } = contactSheet([after], [shot('aurora', 'home', before)], 'HEAD', new Map());
    expect(entries.map((entry) => entry.state)).toEqual([state]);
  });

  const earlier = [
    shot('aurora', 'home', square(40, white)),
    shot('aurora', 'terms', square(40, white)),
    shot('boreal', 'home', square(40, white)),
  ];
  const now = [
    shot('aurora', 'home', square(40, white, black)),
    shot('aurora', 'terms', square(40, white)),
    shot('boreal', 'home', square(40, white, black)),
    shot('boreal', 'mines', square(40, white)),
  ];
  const sheet = contactSheet(now, earlier, 'main', new Map([['aurora', ['color.primary | changed']]]));

  it('marks a change of a brand without a reason as unexpected', () => {
    expect(sheet.entries.map(({ state }) => state)).toEqual(['changed', 'same', 'unexpected', 'new']);
    expect(changedEntries(sheet)).toHaveLength(3);
  });

  it('only shows pictures when there is nothing to compare with', () => {
    const { entries } = contactSheet(now, null, null, new Map());
    expect(new Set(entries.map(({ state }) => state))).toEqual(new Set(['shown']));
  });

  it('writes one page with before, after and difference, without other files', async () => {
    const html = await sheetHtml(sheet);
    expect(html.match(/<img /g)).toHaveLength(3 + 1 + 3 + 1);
    expect(html).toContain('alt="difference: home, guest, 390 px: unexpected, 6.3 %"');
    expect(html.match(/(src|href)="(?!data:image\/webp;base64,|#)/g)).toBeNull();
  });

  it('sums up each brand with its reasons in Markdown', () => {
    expect(sheetSummary(sheet).split('\n')).toEqual([
      '3 of 4 pictures differ from main.',
      '',
      '| brand | changed | unexpected | reason |',
      '| --- | ---: | ---: | --- |',
      '| aurora | 1 | 0 | color.primary \\| changed |',
      '| boreal | 1 | 1 | nothing of this brand changed |',
      '',
    ]);
  });
});

describe('the pages of a sheet', () => {
  it('are twelve, of which some can be chosen in the order of the sheet', () => {
    expect(sheetPages).toHaveLength(12);
    expect(choosePages('mines,home').map(({ name }) => name)).toEqual(['home', 'mines']);
  });

  it('rejects an unknown page with the nearest name', () => {
    expect(() => choosePages('hom')).toThrow('There is no page "hom"');
    expect(() => choosePages('hom')).toThrow('Did you mean "home"?');
  });
});
