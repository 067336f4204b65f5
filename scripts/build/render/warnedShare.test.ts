import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { projectRoot } from '../../cli/projectPaths.ts';
import { renderShare } from './icons.ts';

const share = (brand: string) => ({
  name: 'share.svg',
  bytes: readFileSync(join(projectRoot, `brands/${brand}/share.svg`)),
});

// Rows of the picture in which the plain and the warned one differ, and the share of text pixels in them.
function compare(brand: string) {
  const cache = mkdtempSync(join(tmpdir(), 'share-'));
  const colors = { background: '#000000', text: '#ffffff' };
  const pixelsOf = (png: Uint8Array) => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">' +
      `<image width="1200" height="630" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/></svg>`;
    // Each access to `pixels` copies the whole picture.
    const { pixels, width, height } = new Resvg(svg).render();
    return { pixels, width, height };
  };
  const plain = pixelsOf(renderShare(share(brand), null, cache));
  const warned = pixelsOf(renderShare(share(brand), colors, cache));
  const rows = new Set<number>();
  let light = 0;
  for (let at = 0; at < warned.pixels.length; at += 4) {
    const row = Math.floor(at / 4 / warned.width);
    if (plain.pixels.readUInt32BE(at) !== warned.pixels.readUInt32BE(at)) rows.add(row);
    if (row >= warned.height * 0.89 && (warned.pixels[at] ?? 0) > 200) light += 1;
  }
  return { rows, height: warned.height, light: light / warned.width / (warned.height * 0.11) };
}

it.each(['gingaro', 'tucavo', 'velvora'])(
  'writes the warning on a tenth of the share picture of %s and leaves the rest',
  (brand) => {
    const { rows, height, light } = compare(brand);
    expect(rows.size / height).toBeGreaterThanOrEqual(0.1);
    expect(Math.min(...rows) / height).toBeGreaterThan(0.85);
    expect(light).toBeGreaterThan(0.05);
    expect(light).toBeLessThan(0.4);
  },
);
