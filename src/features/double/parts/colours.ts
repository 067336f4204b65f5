import type { DoubleColour } from '../../../shared/fairness/doubleSlot.ts';

export interface ColourLook {
  colour: DoubleColour;
  name: string;
  /** Beside the colour, so that nobody has to tell red from black. */
  letter: string;
  pays: number;
}

/** In the order of the buttons. */
export const colourLooks: readonly ColourLook[] = [
  { colour: 1, name: 'Vermelho', letter: 'V', pays: 2 },
  { colour: 0, name: 'Branco', letter: 'B', pays: 14 },
  { colour: 2, name: 'Preto', letter: 'P', pays: 2 },
];

export function colourLook(colour: DoubleColour): ColourLook {
  const look = colourLooks.find((one) => one.colour === colour);
  if (!look) throw new RangeError(`No colour ${colour}`);
  return look;
}
