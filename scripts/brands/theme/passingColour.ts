import Color from 'colorjs.io';
import { type ContrastPair, minimumContrast } from '../../../src/shared/tokens/contrastPairs.ts';
import {
  type ColourName,
  type DerivedColour,
  derivedColours,
  type StatedColour,
} from '../../../src/shared/tokens/tokenNames.ts';
import { contrastRatio, cssColour, mixColours, type ScreenColour, screenColour } from './colourValue.ts';
import { measureContrast } from './measureContrast.ts';

type Colours = ReadonlyMap<ColourName, ScreenColour>;

const derivedEntries = Object.entries(derivedColours) as [
  DerivedColour,
  (typeof derivedColours)[DerivedColour],
][];

/** Returns the color that a theme states for a color, or the one it derives from. */
export function statedFor(name: ColourName): StatedColour {
  const derived = derivedEntries.find(([candidate]) => candidate === name);
  return derived ? derived[1].of : (name as StatedColour);
}

/** Returns the colors with some of the stated ones changed, and the derived ones computed again. */
export function withColour(
  colours: Colours,
  stated: Partial<Record<StatedColour, ScreenColour>>,
): Map<ColourName, ScreenColour> {
  const changed = new Map(colours);
  for (const [name, colour] of Object.entries(stated) as [StatedColour, ScreenColour][])
    changed.set(name, colour);
  for (const [derivedName, { of, with: other, mix }] of derivedEntries) {
    const [first, second] = [changed.get(of), changed.get(other)];
    if (first && second) changed.set(derivedName, mixColours(first, second, mix));
  }
  return changed;
}

// Failing pairs of all colors, and of those with one stated foreground.
function failures(colours: Colours, name: StatedColour): { all: number; own: number } {
  const failing = measureContrast(colours).filter(({ ratio, required }) => ratio < required);
  return {
    all: failing.length,
    own: failing.filter(({ pair }) => statedFor(pair.foreground) === name).length,
  };
}

function passes(colours: Colours, { foreground, background, role }: ContrastPair): boolean {
  const [one, other] = [colours.get(foreground), colours.get(background)];
  return one !== undefined && other !== undefined && contrastRatio(one, other) >= minimumContrast[role];
}

const lightnessStep = 0.004;

// Lighter and darker shades of the same hue, nearest first.
function* shades({ channels }: ScreenColour): Generator<ScreenColour> {
  const unit = channels.map((channel) => channel / 255);
  const base = new Color('srgb', [unit[0] ?? 0, unit[1] ?? 0, unit[2] ?? 0]).to('oklch');
  const [lightness, chroma, hue] = base.coords;
  for (let step = 1; step * lightnessStep <= 1; step += 1)
    for (const sign of [1, -1]) {
      const moved = (lightness ?? 0) + sign * step * lightnessStep;
      if (moved >= 0 && moved <= 1) yield screenColour('oklch', [moved, chroma, hue], 1);
    }
}

/** Finds the nearest passing shade of the stated color as a hex, if possible for all pairs of that foreground. */
export function passingColour(colours: Colours, pair: ContrastPair): string | undefined {
  const name = statedFor(pair.foreground);
  const colour = colours.get(name);
  if (!colour) return undefined;
  const before = failures(colours, name).all;
  let nearest: string | undefined;
  for (const shade of shades(colour)) {
    const changed = withColour(colours, { [name]: shade });
    if (!passes(changed, pair)) continue;
    const after = failures(changed, name);
    if (after.own === 0 && after.all < before) return cssColour(shade);
    nearest ??= cssColour(shade);
  }
  return nearest;
}
