import { cssColour, type ScreenColour } from './colourValue.ts';

export interface SrgbValue {
  colorSpace: 'srgb';
  components: number[];
  alpha?: number;
  hex: string;
}

/** Writes a color as a value of the Design Tokens format. */
export function colorValue(color: ScreenColour): SrgbValue {
  const components = color.channels.map((channel) => Math.round((channel / 255) * 1e4) / 1e4);
  const hex = cssColour({ ...color, alpha: 1 });
  return color.alpha < 1
    ? { colorSpace: 'srgb', components, alpha: color.alpha, hex }
    : { colorSpace: 'srgb', components, hex };
}
