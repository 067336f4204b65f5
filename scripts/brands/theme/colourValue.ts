import Color from 'colorjs.io';

// A color on a screen: sRGB with 8 bits per channel, as the browser receives it.
export interface ScreenColour {
  // 0 to 255, whole.
  channels: readonly [number, number, number];
  // 0 to 1.
  alpha: number;
}

// DTCG color space to its name in Color.js.
export const colourSpaces: Readonly<Record<string, string>> = {
  srgb: 'srgb',
  'srgb-linear': 'srgb-linear',
  hsl: 'hsl',
  hwb: 'hwb',
  lab: 'lab',
  lch: 'lch',
  oklab: 'oklab',
  oklch: 'oklch',
  'display-p3': 'p3',
  'a98-rgb': 'a98rgb',
  'prophoto-rgb': 'prophoto',
  rec2020: 'rec2020',
  'xyz-d65': 'xyz-d65',
  'xyz-d50': 'xyz-d50',
};

function eightBit(unit: number | null): number {
  return Math.round(Math.min(1, Math.max(0, unit ?? 0)) * 255);
}

/** Maps a color outside of sRGB to its nearest in sRGB, so that the measured color is the shown one. */
export function screenColour(space: string, components: (number | null)[], alpha: number): ScreenColour {
  const [a = null, b = null, c = null] = components;
  const [red, green, blue] =
    space === 'srgb'
      ? [a, b, c]
      : new Color(colourSpaces[space] ?? space, [a, b, c]).to('srgb').toGamut({ space: 'srgb' }).coords;
  return { channels: [eightBit(red), eightBit(green), eightBit(blue)], alpha };
}

/** Tells colors that a screen shows as they are from those that are brought into its gamut. */
export function isInSrgb(space: string, [a = null, b = null, c = null]: readonly (number | null)[]): boolean {
  return (
    space === 'srgb' || new Color(colourSpaces[space] ?? space, [a, b, c]).inGamut('srgb', { epsilon: 0.001 })
  );
}

// `#rrggbb` and `#rrggbbaa`.
export function screenColourOfHex(hex: string): ScreenColour | undefined {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/i.exec(hex);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.slice(1, 4).map((part) => Number.parseInt(part, 16));
  const alpha = parts[4] === undefined ? 1 : Number.parseInt(parts[4], 16) / 255;
  return { channels: [red, green, blue], alpha: Math.round(alpha * 1000) / 1000 };
}

export function cssColour({ channels, alpha }: ScreenColour): string {
  const bytes = alpha < 1 ? [...channels, Math.round(alpha * 255)] : channels;
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Converts any CSS color to `#rrggbb` or `#rrggbbaa`; undefined for text that is none. */
export function cssToHex(text: string): string | undefined {
  const color = Color.try(text);
  if (!color) return undefined;
  const [red = null, green = null, blue = null] = color.to('srgb').toGamut({ space: 'srgb' }).coords;
  const alpha = Math.min(1, Math.max(0, color.alpha ?? 1));
  return cssColour({ channels: [eightBit(red), eightBit(green), eightBit(blue)], alpha });
}

/** Computes `color-mix(in srgb, a share%, b)` with `share` from 0 to 1. */
export function mixColours(a: ScreenColour, b: ScreenColour, share: number): ScreenColour {
  const mix = (index: 0 | 1 | 2): number =>
    Math.round(a.channels[index] * share + b.channels[index] * (1 - share));
  return { channels: [mix(0), mix(1), mix(2)], alpha: 1 };
}

// Cached, because a theme's colors occur in dozens of pairs and many themes share colors.
const luminances = new Map<string, number>();

function luminance(colour: ScreenColour): number {
  const key = colour.channels.join();
  const known = luminances.get(key);
  if (known !== undefined) return known;
  const [red, green, blue] = colour.channels;
  const measured = new Color('srgb', [red / 255, green / 255, blue / 255]).luminance;
  luminances.set(key, measured);
  return measured;
}

/** Computes the WCAG 2.x contrast of two opaque colors, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastRatio(a: ScreenColour, b: ScreenColour): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

const white: ScreenColour = { channels: [255, 255, 255], alpha: 1 };
const black: ScreenColour = { channels: [0, 0, 0], alpha: 1 };

/** Returns the color scheme of browser controls: dark where white is more readable. */
export function colourScheme(background: ScreenColour): 'dark' | 'light' {
  return contrastRatio(background, white) > contrastRatio(background, black) ? 'dark' : 'light';
}
