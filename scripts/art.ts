import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/webp/encode.js';
import { Resvg } from '@resvg/resvg-js';
import { Command } from 'commander';
import { coverFile, coversDir, drawingsDigest, drawingsFile } from '../sandbox/art/covers.ts';
import { coverDrawings } from '../sandbox/content/coverDrawings.ts';

// Sharp enough for a card of 120 pixels on a phone; 719 covers together stay below 4 MB.
const width = 240;
const encoding = { quality: 20, method: 6, sns_strength: 100 };

new Command('npm run art --')
  .description('Paints the covers of the sandbox and replaces the files in sandbox/art/covers.')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse();

const encoder = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm');
await init(new WebAssembly.Module(readFileSync(encoder)));

const drawings = coverDrawings();
await rm(coversDir, { recursive: true, force: true });
await mkdir(coversDir, { recursive: true });
let bytes = 0;
for (const [slug, svg] of drawings) {
  const webp = await paint(svg);
  bytes += webp.byteLength;
  await writeFile(coverFile(slug), webp);
}
await writeFile(drawingsFile, `${drawingsDigest(drawings)}\n`);
process.stdout.write(`${drawings.size} covers, ${(bytes / 1e6).toFixed(2)} MB\n`);

async function paint(svg: string): Promise<Uint8Array> {
  // System fonts would make the picture depend on the machine.
  const image = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: width } });
  const { pixels, width: columns, height: rows } = image.render();
  const data = {
    data: new Uint8ClampedArray(pixels),
    width: columns,
    height: rows,
    colorSpace: 'srgb',
  } as const;
  return new Uint8Array(await encode(data, encoding));
}
