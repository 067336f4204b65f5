// Red, green and blue, each 0 to 255.
export type Rgb = readonly [number, number, number];

const hexDigits = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const rgbCall = /^rgb\(\s*(\d{1,3})\s*(?:,\s*|\s)(\d{1,3})\s*(?:,\s*|\s)(\d{1,3})\s*\)$/i;
const hslCall =
  /^hsl\(\s*(\d{1,3}(?:\.\d+)?)(?:deg)?\s*(?:,\s*|\s)(\d{1,3}(?:\.\d+)?)%\s*(?:,\s*|\s)(\d{1,3}(?:\.\d+)?)%\s*\)$/i;

/** Parses an opaque hex, rgb() or hsl() color; anything else, such as `url(…)`, must not reach CSS. */
export function parseColour(text: string): Rgb | null {
  const written = text.trim();
  if (hexDigits.test(written)) return fromHex(written.slice(1));
  const rgb = rgbCall.exec(written);
  if (rgb) {
    const parts = rgb.slice(1).map(Number);
    return parts.every((part) => part <= 255) ? toRgb(parts) : null;
  }
  const hsl = hslCall.exec(written);
  if (!hsl) return null;
  const [hue = 0, saturation = 0, lightness = 0] = hsl.slice(1).map(Number);
  return hue <= 360 && saturation <= 100 && lightness <= 100
    ? fromHsl(hue, saturation / 100, lightness / 100)
    : null;
}

function toRgb([red = 0, green = 0, blue = 0]: readonly number[]): Rgb {
  return [red, green, blue];
}

function fromHex(digits: string): Rgb {
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  return toRgb(pairs.map((pair) => Number.parseInt(pair, 16)));
}

// CSS Color 4, section 7.1.
function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

export function cssColour(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes `share` of one color with the rest of another in sRGB, as `color-mix(in srgb, …)` does. */
export function mixColours(of: Rgb, rest: Rgb, share: number): Rgb {
  return toRgb(of.map((part, index) => Math.round(part * share + (rest[index] ?? 0) * (1 - share))));
}
