import { lightness, mix, vivid } from '../art/tones.ts';
import type { PictureColours } from '../content/pictures/pictureColours.ts';

// Brighter than this, a color is no ground for white text.
const darkest = 0.2;
const saturation = 1.6;

/**
 * Returns the colors of a game's stage, made of the darker of the pages' surface and text color. White text has at
 * least 7:1 on both.
 */
export function stageColours({ surface, text }: Pick<PictureColours, 'surface' | 'text'>): {
  ground: string;
  raised: string;
} {
  const own = vivid(lightness(surface) < lightness(text) ? surface : text, saturation);
  const excess = Math.max(0, 1 - darkest / lightness(own));
  const ground = mix(own, '#000000', excess);
  return { ground, raised: mix(ground, '#000000', 0.3) };
}
