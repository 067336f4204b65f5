import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Picture } from '../../brands/resolvedBrand.ts';
import { sha256 } from '../output/contentHash.ts';
import { readHashed, writeHashed } from '../output/hashedFile.ts';
import { type WarningColors, warnedShare } from './warnedShare.ts';

export interface Icons {
  ico: Uint8Array;
  // 180 px on the brand's background, because iOS shows transparency as black.
  touch: Uint8Array;
  192: Uint8Array;
  512: Uint8Array;
  // 512 px, with the mark inside the circle of 80 % that every launcher leaves visible.
  maskable: Uint8Array;
}

// System fonts would make the picture depend on the machine.
function png(svg: string | Buffer, widthPx: number): Uint8Array {
  const options = { fitTo: { mode: 'width', value: widthPx }, font: { loadSystemFonts: false } } as const;
  return new Resvg(svg, options).render().asPng();
}

function onBackground(favicon: Uint8Array, background: string, share: number): string {
  const size = 512 * share;
  const offset = (512 - size) / 2;
  const picture = Buffer.from(favicon).toString('base64');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">' +
    `<rect width="512" height="512" fill="${background}"/>` +
    `<image x="${offset}" y="${offset}" width="${size}" height="${size}" href="data:image/svg+xml;base64,${picture}"/></svg>`
  );
}

// Drawing takes longer than the rest of a brand, so pictures are cached by the hash of their inputs.
function cached(cache: string, key: string, draw: () => Uint8Array): Uint8Array {
  const file = join(cache, key.slice(0, 2), key);
  const kept = readHashed(file);
  if (kept) return kept;
  const picture = draw();
  writeHashed(file, picture);
  return picture;
}

const shareWidth = 1200;

const drawnBy = 'resvg-2.6 v1';

export function renderIcons(favicon: Uint8Array, background: string, cache: string): Icons {
  const svg = Buffer.from(favicon);
  const key = (what: string) => sha256(`${drawnBy} ${what} ${background} ${sha256(favicon)}`);
  const draw = (what: string, picture: () => Uint8Array) => cached(cache, key(what), picture);
  return {
    ico: icoFromPng(
      draw('32', () => png(svg, 32)),
      32,
    ),
    touch: draw('touch', () => png(onBackground(favicon, background, 0.86), 180)),
    192: draw('192', () => png(svg, 192)),
    512: draw('512', () => png(svg, 512)),
    maskable: draw('maskable', () => png(onBackground(favicon, background, 0.7), 512)),
  };
}

// 1200 px wide, for social networks.
export function renderShare(
  share: Pick<Picture, 'name' | 'bytes'>,
  warning: WarningColors | null,
  cache: string,
): Uint8Array {
  const isBitmap = share.name.endsWith('.png');
  if (isBitmap && !warning) return share.bytes;
  const key = sha256(`${drawnBy} share ${JSON.stringify(warning)} ${sha256(share.bytes)}`);
  return cached(cache, key, () => {
    const plain = isBitmap ? share.bytes : png(Buffer.from(share.bytes), shareWidth);
    return warning ? png(warnedShare(plain, warning), shareWidth) : plain;
  });
}

/** Wraps one PNG in an ICO, which every browser since Internet Explorer 11 reads. */
function icoFromPng(png: Uint8Array, sizePx: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(sizePx, 6);
  header.writeUInt8(sizePx, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
