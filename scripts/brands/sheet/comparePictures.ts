import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface PictureDifference {
  // Pixels that differ to the eye, and their share of the picture from 0 to 1.
  pixels: number;
  share: number;
  // The later picture, pale, with the differences marked.
  picture: PNG;
}

// Smallest difference of color that counts, from 0 to 1; below it are edges of letters.
const threshold = 0.1;

// Fills the part that one of two pictures lacks.
function onCanvas(source: PNG, width: number, height: number): PNG {
  if (source.width === width && source.height === height) return source;
  const canvas = new PNG({ width, height });
  PNG.bitblt(source, canvas, 0, 0, source.width, source.height, 0, 0);
  return canvas;
}

/** Compares two PNG pictures, also of different sizes. */
export function comparePictures(before: Buffer, after: Buffer): PictureDifference {
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const picture = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(first, width, height).data,
    onCanvas(second, width, height).data,
    picture.data,
    width,
    height,
    { threshold, alpha: 0.3 },
  );
  return { pixels, share: pixels / (width * height), picture };
}
