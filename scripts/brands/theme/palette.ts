import Color from 'colorjs.io';
import type { StatedColour } from '../../../src/shared/tokens/tokenNames.ts';
import { contrastRatio, cssColour, mixColours, type ScreenColour, screenColour } from './colourValue.ts';
import { measureContrast } from './measureContrast.ts';
import { passingColour, withColour } from './passingColour.ts';

export type Palette = Record<StatedColour, ScreenColour>;

// Lightness, chroma and hue of OKLCH.
type Oklch = readonly [number, number, number];

const shade = ([lightness, chroma, hue]: Oklch): ScreenColour =>
  screenColour('oklch', [lightness, chroma, hue], 1);

function oklchOf({ channels: [red, green, blue] }: ScreenColour): Oklch {
  const [lightness, chroma, hue] = new Color('srgb', [red / 255, green / 255, blue / 255]).to('oklch').coords;
  return [lightness ?? 0, chroma ?? 0, hue ?? 0];
}

// A color darker than this is drawn on a light page, where it stays itself.
const darkestOnDark = 0.42;

// Lightness and chroma of the colors that carry the page, for a dark and a light one.
const grounds = {
  dark: {
    background: [0.17, 0.02],
    surface: [0.21, 0.025],
    'surface-raised': [0.25, 0.03],
    text: [0.96, 0.01],
    'text-muted': [0.76, 0.03],
    border: [0.36, 0.035],
  },
  light: {
    background: [0.965, 0.008],
    surface: [0.995, 0.002],
    'surface-raised': [0.998, 0.001],
    text: [0.22, 0.03],
    'text-muted': [0.46, 0.03],
    border: [0.88, 0.015],
  },
} as const;

// The usual hues of green, red and amber, as lightness, chroma and hue.
const signals = {
  dark: { success: [0.78, 0.15, 158], danger: [0.7, 0.17, 22], warning: [0.82, 0.15, 78] },
  light: { success: [0.5, 0.12, 158], danger: [0.53, 0.19, 24], warning: [0.8, 0.15, 76] },
} as const;

// Near black and near white in the hue of the color below, whichever is easier to read.
function textOn(ground: ScreenColour, pageText: ScreenColour): ScreenColour {
  const [, chroma, hue] = oklchOf(ground);
  const hovered = mixColours(ground, pageText, 0.9);
  const worst = (text: ScreenColour): number =>
    Math.min(contrastRatio(text, ground), contrastRatio(text, hovered));
  const candidates = [shade([0.18, Math.min(chroma, 0.04), hue]), shade([0.995, 0.002, hue])];
  const extremes = [shade([0, 0, 0]), shade([1, 0, 0])];
  const byContrast = (a: ScreenColour, b: ScreenColour): number => worst(b) - worst(a);
  const [best = extremes[0]] = candidates.sort(byContrast);
  const [extreme] = extremes.sort(byContrast);
  return best && worst(best) >= 4.5 ? best : (extreme ?? shade([0, 0, 0]));
}

function draft(primary: ScreenColour, scheme: 'dark' | 'light'): Palette {
  const [, chroma, hue] = oklchOf(primary);
  // A gray brand color has no hue to give.
  const tint = Math.min(1, chroma / 0.08);
  const ground = (name: keyof (typeof grounds)['dark']): ScreenColour => {
    const [lightness, most] = grounds[scheme][name];
    return shade([lightness, most * tint, hue]);
  };
  const text = ground('text');
  const secondary = shade([scheme === 'dark' ? 0.84 : 0.38, 0.12 * tint, (hue + 150) % 360]);
  const { success, danger, warning } = signals[scheme];
  return {
    background: ground('background'),
    surface: ground('surface'),
    'surface-raised': ground('surface-raised'),
    text,
    'text-muted': ground('text-muted'),
    border: ground('border'),
    primary,
    'on-primary': textOn(primary, text),
    secondary,
    'on-secondary': textOn(secondary, text),
    success: shade(success),
    'on-success': textOn(shade(success), text),
    danger: shade(danger),
    'on-danger': textOn(shade(danger), text),
    warning: shade(warning),
    'on-warning': textOn(shade(warning), text),
    focus: scheme === 'dark' ? secondary : primary,
  };
}

const failing = (palette: Palette) =>
  measureContrast(withColour(new Map(), palette)).filter(({ ratio, required }) => ratio < required);

// More than there are foregrounds.
const mostRepairs = 20;

// Moves foregrounds to their nearest passing shade; undefined when that does not end.
function repaired(palette: Palette): Palette | undefined {
  let current = palette;
  for (let round = 0; round < mostRepairs; round += 1) {
    const [worst] = failing(current);
    if (!worst) return current;
    const { foreground } = worst.pair;
    if (foreground === 'primary' || !(foreground in current)) return undefined;
    const hex = passingColour(withColour(new Map(), current), worst.pair);
    if (hex === undefined) return undefined;
    const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
    const [red = 0, green = 0, blue = 0] = channels;
    current = { ...current, [foreground]: { channels: [red, green, blue], alpha: 1 } };
  }
  return undefined;
}

const lightnessStep = 0.01;

/** Makes a palette in which every pair passes, around the color or its nearest shade that allows one. */
export function paletteFrom(color: ScreenColour): Palette {
  const [lightness, chroma, hue] = oklchOf(color);
  const scheme = lightness < darkestOnDark ? 'light' : 'dark';
  for (let step = 0; step * lightnessStep <= 1; step += 1)
    for (const sign of step === 0 ? [1] : [1, -1]) {
      const moved = lightness + sign * step * lightnessStep;
      if (moved < 0 || moved > 1) continue;
      const palette = repaired(draft(step === 0 ? color : shade([moved, chroma, hue]), scheme));
      if (palette) return palette;
    }
  throw new Error(`no palette for ${cssColour(color)}`);
}

const channelMoves: readonly (readonly [index: number, by: number])[] = [
  [2, 1],
  [2, -1],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
];

function nudged(palette: Palette, name: StatedColour, refused: ReadonlySet<string>): Palette {
  const { channels } = palette[name];
  for (const [index, by] of channelMoves) {
    const [red = 0, green = 0, blue = 0] = channels.map((channel, at) => channel + (at === index ? by : 0));
    if ([red, green, blue].some((channel) => channel < 0 || channel > 255)) continue;
    const moved = { ...palette, [name]: { channels: [red, green, blue], alpha: 1 } } satisfies Palette;
    if (!refused.has(cssColour(moved[name])) && failing(moved).length === 0) return moved;
  }
  return palette;
}

/** Moves refused colors (`#rrggbb`) by one step of a channel, which no eye sees. */
export function avoidColors(palette: Palette, refused: ReadonlySet<string>): Palette {
  const names = Object.keys(palette) as StatedColour[];
  return names
    .filter((name) => refused.has(cssColour(palette[name])))
    .reduce((current, name) => nudged(current, name, refused), palette);
}
