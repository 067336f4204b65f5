import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/webp/encode.js';
import { PNG } from 'pngjs';

const encoder = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm');
let ready: Promise<unknown> | undefined;

/** Encodes a picture as a WebP data URL, small enough for a page that holds hundreds. */
export async function webpUrl(source: Buffer | PNG): Promise<string> {
  ready ??= init(new WebAssembly.Module(readFileSync(encoder)));
  await ready;
  const { data, width, height } = source instanceof PNG ? source : PNG.sync.read(source);
  const pixels = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as const;
  const webp = await encode(pixels, { quality: 60, method: 2 });
  return `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`;
}
