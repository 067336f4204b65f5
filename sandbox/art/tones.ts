import type { Palette } from './palettes.ts';

const channels = (colour: string): number[] => {
  const hex = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour;
  return [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16));
};

/** Mixes two hex colors; `share` is the part of the second, from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, index) =>
    Math.round(value + ((other[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the perceived lightness of a hex color, from 0 to 1. */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}

// Of WCAG, from 0 to 1.
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two hex colors by WCAG, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [one, other] = [luminance(first) + 0.05, luminance(second) + 0.05];
  return Math.max(one, other) / Math.min(one, other);
}

/** Returns a palette's color at a depth: 0 is its light, 0.5 its middle and 1 its darkest tone. */
export function ramp({ glow, mid, deep }: Palette, depth: number): string {
  return depth < 0.5 ? mix(glow, mid, depth * 2) : mix(mid, deep, Math.min(1, depth * 2 - 1));
}

/** Returns the distance of two hex colors on the color wheel in degrees, from 0 to 180; 180 where one is gray. */
export function hueDistance(first: string, second: string): number {
  const hue = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour);
    const most = Math.max(red, green, blue);
    const span = most - Math.min(red, green, blue);
    if (span < 24) return null;
    const sixth =
      most === red
        ? (green - blue) / span
        : most === green
          ? 2 + (blue - red) / span
          : 4 + (red - green) / span;
    return (sixth * 60 + 360) % 360;
  };
  const [one, other] = [hue(first), hue(second)];
  if (one === null || other === null) return 180;
  const apart = Math.abs(one - other);
  return Math.min(apart, 360 - apart);
}
