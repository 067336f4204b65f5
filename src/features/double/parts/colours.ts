import type { DoubleColour } from '../../../shared/fairness/doubleSlot.ts';

export interface ColourAppearance {
  colour: DoubleColour;
  name: string;
  // Shown beside the color, so that red and black differ without color vision.
  letter: string;
  pays: number;
}

// In the order of the buttons.
export const colourAppearances: readonly ColourAppearance[] = [
  { colour: 1, name: 'Vermelho', letter: 'V', pays: 2 },
  { colour: 0, name: 'Branco', letter: 'B', pays: 14 },
  { colour: 2, name: 'Preto', letter: 'P', pays: 2 },
];

// Red and black: 2 × 7/15; white: 14 × 1/15.
export const rtp = 14 / 15;

export function colourAppearance(colour: DoubleColour): ColourAppearance {
  const appearance = colourAppearances.find((one) => one.colour === colour);
  if (!appearance) throw new RangeError(`No colour ${colour}`);
  return appearance;
}
