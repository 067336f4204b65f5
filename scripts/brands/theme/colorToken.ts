import { cssColour, type ScreenColour } from './colourValue.ts';

export interface SrgbValue {
  colorSpace: 'srgb';
  components: number[];
  alpha?: number;
  hex: string;
}

/** Writes a color as a value of the Design Tokens format. */
export function colorValue(color: ScreenColour): SrgbValue {
  return {
    colorSpace: 'srgb',
    components: color.channels.map((channel) => Math.round((channel / 255) * 1e4) / 1e4),
    ...(color.alpha < 1 ? { alpha: color.alpha } : {}),
    hex: cssColour({ ...color, alpha: 1 }),
  };
}
