import { cssColour } from '../theme/colourValue.ts';

export interface PictureColor {
  // `#rrggbb`.
  color: string;
  // Of what the picture draws, 0 to 1.
  share: number;
}

// Of 255. Fainter pixels are invisible.
const faintest = 24;
// Neighboring channel values count as one color, because edges are blended and premultiplied values rounded.
const stepBits = 3;
// Rarer colors cover too little of a picture to recognize it by.
const mostColors = 16;

/** Returns the colors of premultiplied RGBA pixels by how much of the picture they draw, largest share first. */
export function pictureColors(pixels: Uint8Array): PictureColor[] {
  const found = new Map<number, { color: string; weight: number; strongest: number }>();
  let total = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha < faintest) continue;
    const plain = (channel = 0): number => Math.min(255, Math.round((channel * 255) / alpha));
    const channels = [plain(pixels[at]), plain(pixels[at + 1]), plain(pixels[at + 2])] as const;
    const [red, green, blue] = channels;
    const key = ((red >> stepBits) << 16) + ((green >> stepBits) << 8) + (blue >> stepBits);
    const known = found.get(key) ?? { color: '', weight: 0, strongest: 0 };
    // The more opaque a pixel, the less its color is rounded.
    if (alpha > known.strongest)
      Object.assign(known, { color: cssColour({ channels, alpha: 1 }), strongest: alpha });
    known.weight += alpha;
    total += alpha;
    found.set(key, known);
  }
  return [...found.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostColors)
    .map(({ color, weight }) => ({ color, share: weight / total }));
}
