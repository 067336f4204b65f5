import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { coverSvg } from '../art/cover.ts';
import { catalogueGames } from '../catalogue/games.ts';
import { PicturePainter } from './PicturePainter.ts';

let folder: string;
let painter: PicturePainter;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  painter = new PicturePainter(folder);
});

afterEach(async () => {
  await painter.close();
  rmSync(folder, { recursive: true });
});

function coverOf(place: number): string {
  const game = catalogueGames[place];
  if (!game) throw new Error(`no game ${place}`);
  const { slug, name, theme, provider } = game;
  return coverSvg({ slug, name, theme, provider: provider.name, live: true, table: false });
}

/** As browsers read it: the size in the head of a lossy WebP. */
function sizeOf(webp: Uint8Array): { width: number; height: number } {
  const head = Buffer.from(webp.buffer, webp.byteOffset, webp.byteLength);
  expect(head.toString('latin1', 0, 4) + head.toString('latin1', 8, 15)).toBe('RIFFWEBPVP8');
  return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
}

test('paints covers as WebP of their size, light enough for dozens of them on one screen', async () => {
  const painted = await Promise.all([0, 101, 202, 303].map((place) => painter.paint(coverOf(place))));
  for (const webp of painted) {
    expect(sizeOf(webp)).toEqual({ width: 300, height: 400 });
    expect(webp.byteLength).toBeGreaterThan(2_000);
    expect(webp.byteLength).toBeLessThan(24_000);
  }
});

test('needs no font of the machine for what a cover says', () => {
  const svg = coverOf(0);
  expect(svg).not.toContain('<text');
  const silent = svg.replace(/<g fill="#fff"( opacity=".85")?>.*?<\/g>/g, '');
  const pixels = (drawing: string) =>
    new Resvg(drawing, { font: { loadSystemFonts: false } }).render().pixels;
  expect(pixels(svg).equals(pixels(silent))).toBe(false);
});

test('keeps what it painted, and paints a file anew that was cut short', async () => {
  const first = await painter.paint(coverOf(0));
  const [name = ''] = readdirSync(folder);
  expect(readFileSync(join(folder, name)).equals(first)).toBe(true);

  truncateSync(join(folder, name), 100);
  const later = new PicturePainter(folder);
  expect(await later.paint(coverOf(0))).toEqual(first);
  await later.close();
  expect(readFileSync(join(folder, name)).equals(first)).toBe(true);
});

test('says what it cannot paint, and goes on', async () => {
  await expect(painter.paint('<svg')).rejects.toThrow();
  expect(sizeOf(await painter.paint(coverOf(0))).width).toBe(300);
});

test('goes without a folder', async () => {
  const plain = new PicturePainter(null);
  expect(sizeOf(await plain.paint(coverOf(0))).height).toBe(400);
  await plain.close();
});
