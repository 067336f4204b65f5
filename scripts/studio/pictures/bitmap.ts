import { Resvg } from '@resvg/resvg-js';
import { formatOf } from '../../brands/pictures/fileFormat.ts';
import { type PictureColor, pictureColors } from '../../brands/pictures/pictureColors.ts';

export interface Bitmap {
  bytes: Buffer;
  format: 'PNG' | 'JPEG';
  width: number;
  height: number;
}

// A larger picture would fill the memory when it is drawn.
const mostPixels = 40_000_000;
const testWidthPx = 96;

// The frame header of a JPEG file states its size.
function jpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function sizeOf(bytes: Buffer, format: string): { width: number; height: number } | undefined {
  if (format === 'JPEG') return jpegSize(bytes);
  return bytes.length > 24 ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : undefined;
}

/** Reads the size of a PNG or JPEG picture; a text says why it cannot be used. */
export function readBitmap(bytes: Buffer): Bitmap | string {
  const format = formatOf(bytes);
  if (format !== 'PNG' && format !== 'JPEG')
    return `The picture is a ${format ?? 'unknown'} file: use SVG, PNG or JPEG`;
  const size = sizeOf(bytes, format);
  if (!size || size.width === 0 || size.height === 0)
    return 'The picture is cut short or damaged: export it again';
  if (size.width * size.height > mostPixels)
    return `The picture is ${size.width} × ${size.height} pixels: at most 40 million pixels are read`;
  return { bytes, format, ...size };
}

function asImage({ bytes, format, width, height }: Bitmap, x = 0, y = 0): string {
  const type = format === 'PNG' ? 'image/png' : 'image/jpeg';
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:${type};base64,${bytes.toString('base64')}"/>`;
}

function open(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
}

/** Draws a bitmap in another width as PNG. */
export function resized(bitmap: Bitmap, widthPx: number): Bitmap {
  const svg = `${open(bitmap.width, bitmap.height)}${asImage(bitmap)}</svg>`;
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false },
  }).render();
  return { bytes: drawn.asPng(), format: 'PNG', width: drawn.width, height: drawn.height };
}

/** Cuts the middle out of a bitmap in the ratio of a share picture, 1200 × 630. */
export function asShare(bitmap: Bitmap): Bitmap {
  const [width, height] = [1200, 630];
  const scale = Math.max(width / bitmap.width, height / bitmap.height);
  const scaled = { ...bitmap, width: bitmap.width * scale, height: bitmap.height * scale };
  const image = asImage(scaled, (width - scaled.width) / 2, (height - scaled.height) / 2);
  const drawn = new Resvg(`${open(width, height)}${image}</svg>`, {
    font: { loadSystemFonts: false },
  }).render();
  return { bytes: drawn.asPng(), format: 'PNG', width, height };
}

/** Wraps a bitmap in an SVG picture of the size in which it is shown. */
export function wrapped(bitmap: Bitmap, width: number, height: number): string {
  return `${open(width, height)}${asImage({ ...bitmap, width, height })}</svg>\n`;
}

/** Returns the colors of a PNG or JPEG picture, largest share first. */
export function bitmapColors(bytes: Buffer): PictureColor[] {
  const bitmap = readBitmap(bytes);
  if (typeof bitmap === 'string') return [];
  const svg = `${open(bitmap.width, bitmap.height)}${asImage(bitmap)}</svg>`;
  const options = { fitTo: { mode: 'width', value: testWidthPx }, font: { loadSystemFonts: false } } as const;
  return pictureColors(new Resvg(svg, options).render().pixels);
}
