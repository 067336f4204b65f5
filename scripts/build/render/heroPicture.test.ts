import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { heroPicture } from './heroPicture.ts';

// The color of the pixel at a place, both from 0 to 1.
function colorAt(svg: Buffer, x: number, y: number): string {
  const { pixels, width, height } = new Resvg(svg).render();
  const at = 4 * (Math.round(y * (height - 1)) * width + Math.round(x * (width - 1)));
  return pixels.subarray(at, at + 3).toString('hex');
}

test.each([
  ['of its own size', 'width="64" height="64" viewBox="0 0 64 64"'],
  ['without a size', "viewBox='0 0 64 64'"],
  ['of another size', "viewBox='0 0 64 64' x='9' width='900' height='900'"],
])('draws an emblem %s in the middle, in front of a circle', (_, attributes) => {
  const emblem = `<?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" ${attributes}><style>circle{fill:red}</style><path fill="#00ff00" d="M0 0h64v64H0z"/></svg>`;
  const picture = heroPicture(Buffer.from(emblem), '#0000ff');
  expect(colorAt(picture, 0.5, 0.5)).toBe('00ff00');
  expect(colorAt(picture, 0.7, 0.5)).toBe('00ff00');
  expect(colorAt(picture, 0.8, 0.5)).toBe('0000ff');
  expect(colorAt(picture, 0.99, 0.5)).not.toBe('0000ff');
});
