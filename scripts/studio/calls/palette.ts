import type { StatedColour } from '../../../src/shared/tokens/tokenNames.ts';
import { checkSvg } from '../../brands/pictures/checkSvg.ts';
import { formatOf } from '../../brands/pictures/fileFormat.ts';
import type { PictureColor } from '../../brands/pictures/pictureColors.ts';
import { cssColour, cssToHex, type ScreenColour, screenColourOfHex } from '../../brands/theme/colourValue.ts';
import { measureContrast } from '../../brands/theme/measureContrast.ts';
import { type Palette, paletteFrom } from '../../brands/theme/palette.ts';
import { withColour } from '../../brands/theme/passingColour.ts';
import { contrastRows } from '../brand/themeRows.ts';
import { StudioRefusal } from '../draft/packagePaths.ts';
import { bitmapColors } from '../pictures/bitmap.ts';
import { makePicture } from '../pictures/takePicture.ts';
import type { StudioInput, StudioOutput } from '../studioApi.ts';

type Source = StudioInput<'palette'>['source'];

// Of 255: below it a color is a gray, which says little about a brand.
const leastColorful = 24;
const mostCandidates = 6;

const spread = ({ channels }: ScreenColour): number => Math.max(...channels) - Math.min(...channels);

class UnusablePicture extends StudioRefusal {}

// As it would ship: what the drawing program left may hide the colors or be refused.
async function drawnColors(bytes: Buffer): Promise<PictureColor[]> {
  const made = await makePicture(bytes, 'logo', false).catch((error: unknown) => {
    throw error instanceof StudioRefusal ? new UnusablePicture(error.message) : error;
  });
  if (formatOf(bytes) !== undefined) return bitmapColors(bytes);
  const { errors, colors } = checkSvg(made.content.toString('utf8'));
  if (errors.length > 0) throw new UnusablePicture(errors.map(({ message }) => message).join('; '));
  return colors;
}

// The colors of a logo, the most drawn colorful one first.
async function colorsOfLogo(content: string): Promise<string[]> {
  const drawn = await drawnColors(Buffer.from(content, 'base64'));
  const colors = drawn.map(({ color }) => color);
  const isColorful = (color: string): boolean => {
    const screen = screenColourOfHex(color);
    return screen !== undefined && spread(screen) >= leastColorful;
  };
  return [...colors.filter(isColorful), ...colors.filter((color) => !isColorful(color))];
}

/** Reads the color that a palette is to be made around; throws a refusal where there is none. */
export async function paletteColor(source: Source): Promise<{ color: ScreenColour; candidates: string[] }> {
  const colors = source.kind === 'logo' ? await colorsOfLogo(source.file.content) : [];
  const color = screenColourOfHex((source.color === undefined ? colors[0] : cssToHex(source.color)) ?? '');
  if (!color)
    throw new StudioRefusal(
      source.kind === 'logo' && source.color === undefined
        ? `${source.file.name} shows no color: choose one by hand`
        : `"${source.color}" is no color: expected "#rrggbb" or another CSS color`,
    );
  if (color.alpha < 1) throw new StudioRefusal('The color is translucent: expected an opaque color');
  return { color, candidates: colors.slice(0, mostCandidates) };
}

const hexes = (palette: Palette): Record<StatedColour, string> => {
  const entries = Object.entries(palette).map(([name, value]) => [name, cssColour(value)]);
  return Object.fromEntries(entries);
};

/** Makes a palette in which every pair passes, from a color or a logo. */
export async function proposePalette(source: Source): Promise<StudioOutput<'palette'>> {
  let found: Awaited<ReturnType<typeof paletteColor>>;
  try {
    found = await paletteColor(source);
  } catch (error) {
    if (!(error instanceof StudioRefusal)) throw error;
    const what = error instanceof UnusablePicture ? 'picture' : 'color';
    return { result: 'refused', what, message: error.message };
  }
  const { color, candidates } = found;
  const palette = paletteFrom(color);
  const colors = withColour(new Map(), palette);
  const values = Object.fromEntries([...colors].map(([name, value]) => [`color.${name}`, cssColour(value)]));
  return {
    result: 'made',
    color: cssColour(color),
    tokens: hexes(palette),
    contrast: contrastRows(measureContrast(colors), values),
    candidates,
  };
}
