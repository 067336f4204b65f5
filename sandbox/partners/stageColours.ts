import { lightness, mix, vivid } from '../art/tones.ts';
import type { PictureColours } from '../content/pictures/pictureColours.ts';

// Brighter than this, a color is no ground for white text.
const darkest = 0.2;
const saturation = 1.6;

/**
 * Returns the colors of a game's stage: the surface of the brand's pages, or the text color of a brand with light pages.
 * White text has at least 7:1 on both.
 */
export function stageColours({ surface, text }: Pick<PictureColours, 'surface' | 'text'>): {
  ground: string;
  raised: string;
} {
  const ground = vivid(lightness(surface) < darkest ? surface : text, saturation);
  return { ground, raised: mix(ground, '#000000', 0.3) };
}
