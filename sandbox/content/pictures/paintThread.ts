import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import encode, { init } from '@jsquash/webp/encode.js';
import { Resvg } from '@resvg/resvg-js';
import type { PaintAnswer, PaintOrder } from './PicturePainter.ts';

if (!parentPort) throw new Error('paintThread runs as a worker thread');
const port = parentPort;

/** Between a photograph's and a drawing's: gradients show no steps, letters no fringe. */
const quality = 72;
/** Of 0 to 6: twice as quick as the usual 4, for files a few per cent larger. */
const effort = 2;

const encoder = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm');
const ready = init(new WebAssembly.Module(readFileSync(encoder)));

async function painted(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  await ready;
  // System fonts would make the picture depend on the machine.
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const image = { data: new Uint8ClampedArray(pixels), width, height, colorSpace: 'srgb' } as const;
  return new Uint8Array(await encode(image, { quality, method: effort }));
}

port.on('message', async ({ id, svg }: PaintOrder) => {
  try {
    const webp = await painted(svg);
    port.postMessage({ id, webp } satisfies PaintAnswer, [webp.buffer]);
  } catch (error) {
    port.postMessage({ id, failure: String(error) } satisfies PaintAnswer);
  }
});
