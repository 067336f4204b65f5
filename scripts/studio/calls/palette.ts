import type { StatedColour } from '../../../src/shared/tokens/tokenNames.ts';
import { checkSvg } from '../../brands/pictures/checkSvg.ts';
import { formatOf } from '../../brands/pictures/fileFormat.ts';
import { cssColour, cssToHex, type ScreenColour, screenColourOfHex } from '../../brands/theme/colourValue.ts';
import { measureContrast } from '../../brands/theme/measureContrast.ts';
import { type Palette, paletteFrom } from '../../brands/theme/palette.ts';
import { withColour } from '../../brands/theme/passingColour.ts';
import { contrastRows } from '../brand/themeRows.ts';
import { StudioRefusal } from '../draft/packagePaths.ts';
import { bitmapColors } from '../pictures/bitmap.ts';
import type { StudioInput, StudioOutput } from '../studioApi.ts';

type Source = StudioInput<'palette'>['source'];

// Of 255: below it a color is a gray, which says little about a brand.
const leastColorful = 24;
const mostCandidates = 6;

const spread = ({ channels }: ScreenColour): number => Math.max(...channels) - Math.min(...channels);

// The colors of a logo, the most drawn colorful one first.
function colorsOfLogo(content: string): string[] {
  const bytes = Buffer.from(content, 'base64');
  const isBitmap = formatOf(bytes) !== undefined;
  const drawn = isBitmap ? bitmapColors(bytes) : checkSvg(bytes.toString('utf8')).colors;
  const colors = drawn.map(({ color }) => color);
  const isColorful = (color: string): boolean => {
    const screen = screenColourOfHex(color);
    return screen !== undefined && spread(screen) >= leastColorful;
  };
  return [...colors.filter(isColorful), ...colors.filter((color) => !isColorful(color))];
}

/** Reads the color that a palette is to be made around; throws a refusal where there is none. */
export function paletteColor(source: Source): { color: ScreenColour; candidates: string[] } {
  const colors = source.kind === 'color' ? [cssToHex(source.color)] : colorsOfLogo(source.file.content);
  const color = screenColourOfHex(colors[0] ?? '');
  if (!color)
    throw new StudioRefusal(
      source.kind === 'color'
        ? `"${source.color}" is no color: expected "#rrggbb" or another CSS color`
        : `${source.file.name} shows no color: choose one by hand`,
    );
  if (color.alpha < 1) throw new StudioRefusal('The color is translucent: expected an opaque color');
  return { color, candidates: colors.flatMap((found) => found ?? []).slice(0, mostCandidates) };
}

const hexes = (palette: Palette): Record<StatedColour, string> => {
  const entries = Object.entries(palette).map(([name, value]) => [name, cssColour(value)]);
  return Object.fromEntries(entries);
};

/** Makes a palette in which every pair passes, from a color or a logo. */
export function proposePalette(source: Source): StudioOutput<'palette'> {
  const { color, candidates } = paletteColor(source);
  const palette = paletteFrom(color);
  const colors = withColour(new Map(), palette);
  const values = Object.fromEntries([...colors].map(([name, value]) => [`color.${name}`, cssColour(value)]));
  return {
    color: cssColour(color),
    tokens: hexes(palette),
    contrast: contrastRows(measureContrast(colors), values),
    candidates,
  };
}
