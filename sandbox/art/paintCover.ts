import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/webp/encode.js';
import { Resvg } from '@resvg/resvg-js';
import type { Drawing } from './covers.ts';

// Pixels in height of a cover and of a wide one: sharp enough for a card, and small enough for all of them.
const heights = { portrait: 400, wide: 405 };
const smooth = { quality: 20, method: 6, sns_strength: 100 };
const exact = { lossless: 1, method: 6, quality: 100 };
// Levels of a channel in a picture of large pixels.
const step = 32;

let ready: Promise<void> | undefined;
const encoder = () => {
  const file = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm');
  ready ??= init(new WebAssembly.Module(readFileSync(file))).then(() => undefined);
  return ready;
};

/** Paints a drawing as WebP; the same drawing gives the same bytes on every machine. */
export async function paintCover({ svg, columns }: Drawing): Promise<Uint8Array> {
  await encoder();
  const isWide = /width="480"/.test(svg);
  const height = isWide ? heights.wide : heights.portrait;
  if (columns !== null)
    return new Uint8Array(await encode(enlarge(rasterize(svg, 'width', columns), height), exact));
  return new Uint8Array(await encode(rasterize(svg, 'height', height), smooth));
}

interface Raster {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
  colorSpace: 'srgb';
}

function rasterize(svg: string, mode: 'width' | 'height', value: number): Raster {
  // System fonts would make the picture depend on the machine.
  const image = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode, value } }).render();
  return {
    data: new Uint8ClampedArray(image.pixels),
    width: image.width,
    height: image.height,
    colorSpace: 'srgb',
  };
}

// Repeats each pixel of a small picture, with fewer colors.
function enlarge(small: Raster, height: number): Raster {
  const times = Math.round(height / small.height);
  const width = small.width * times;
  const data = new Uint8ClampedArray(width * small.height * times * 4);
  for (let index = 0; index < data.length; index += 1) {
    const pixel = index >> 2;
    const column = Math.floor((pixel % width) / times);
    const row = Math.floor(pixel / width / times);
    const value = small.data[(row * small.width + column) * 4 + (index & 3)] ?? 0;
    data[index] = (index & 3) === 3 ? 255 : Math.round(value / step) * step;
  }
  return { data, width, height: small.height * times, colorSpace: 'srgb' };
}
