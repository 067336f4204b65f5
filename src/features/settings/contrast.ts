import { mixColours, type Rgb } from './colour.ts';

// WCAG 2.2, relative luminance.
function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Computes the contrast ratio of WCAG 2.2, from 1 to 21 (black on white). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

export const readableRatio = 4.5;

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

export function strongestOn(background: Rgb): Rgb {
  return contrastRatio(black, background) > contrastRatio(white, background) ? black : white;
}

export function isDark(background: Rgb): boolean {
  return strongestOn(background) === white;
}

export function worstContrast(text: Rgb, backgrounds: readonly Rgb[]): number {
  return Math.min(...backgrounds.map((background) => contrastRatio(text, background)));
}

/** Moves a text color towards black or white until it is readable on every background. */
export function readableOn(backgrounds: readonly Rgb[], requested: Rgb): Rgb {
  if (worstContrast(requested, backgrounds) >= readableRatio) return requested;
  const goal = worstContrast(black, backgrounds) > worstContrast(white, backgrounds) ? black : white;
  for (let share = 0.9; share > 0; share -= 0.1) {
    const moved = mixColours(requested, goal, share);
    if (worstContrast(moved, backgrounds) >= readableRatio) return moved;
  }
  return goal;
}
