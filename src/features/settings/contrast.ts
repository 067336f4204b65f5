import { mixColours, type Rgb } from './colour.ts';

/** WCAG 2.2, relative luminance. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2.2, contrast ratio: 1 (the same) to 21 (black on white). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

export const readableRatio = 4.5;

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

/** Black or white, whichever reads better. */
export function strongestOn(background: Rgb): Rgb {
  return contrastRatio(black, background) > contrastRatio(white, background) ? black : white;
}

export function isDark(background: Rgb): boolean {
  return strongestOn(background) === white;
}

/** The lowest contrast of a text on several backgrounds. */
export function worstContrast(text: Rgb, backgrounds: readonly Rgb[]): number {
  return Math.min(...backgrounds.map((background) => contrastRatio(text, background)));
}

/**
 * The wished text colour where it can be read on every background; else moved towards black or white, whichever reads
 * better, just as far as needed.
 */
export function readableOn(backgrounds: readonly Rgb[], wished: Rgb): Rgb {
  if (worstContrast(wished, backgrounds) >= readableRatio) return wished;
  const goal = worstContrast(black, backgrounds) > worstContrast(white, backgrounds) ? black : white;
  for (let share = 0.9; share > 0; share -= 0.1) {
    const moved = mixColours(wished, goal, share);
    if (worstContrast(moved, backgrounds) >= readableRatio) return moved;
  }
  return goal;
}
