import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statedColours } from '../../../src/shared/tokens/tokenNames.ts';
import { prettyJson } from '../edit/prettyJson.ts';
import { fontDirFiles, fontsDir } from '../fonts/ownFontFiles.ts';
import { placeholderPictures } from '../placeholders/placeholderPictures.ts';
import { colorValue } from '../theme/colorToken.ts';
import { type ScreenColour, screenColour, screenColourOfHex } from '../theme/colourValue.ts';
import { avoidColors, type Palette, paletteFrom } from '../theme/palette.ts';
import { readTheme } from '../theme/readTheme.ts';
import { readTokenFile } from '../theme/tokenFile.ts';
import { voiceFileName } from '../voice/readVoice.ts';

export type ThemeSource =
  // Absolute.
  { kind: 'tokens'; file: string } | { kind: 'color'; color: ScreenColour };

const hueSteps = 360;

/** Chooses a color for a brand that names none: the same for the same id. */
export function colorFor(id: string): ScreenColour {
  const hue = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % hueSteps, 7);
  return screenColour('oklch', [0.68, 0.17, hue], 1);
}

function tokensOf(name: string, palette: Palette): string {
  const color = Object.fromEntries(
    Object.entries(palette).map(([token, value]) => [token, { $value: colorValue(value) }]),
  );
  return `${prettyJson({ $description: `${name}: made from one color.`, color: { $type: 'color', ...color } })}\n`;
}

// The colors of a token file; undefined when some are unreadable, which the check of the theme reports.
function paletteOf(file: string): Palette | undefined {
  const ignore = (): void => {};
  const { values } = readTheme(readTokenFile(file, ignore, ignore), [], ignore, []);
  const read = statedColours.flatMap((name) => {
    const color = screenColourOfHex(values[`color.${name}`] ?? '');
    return color ? [[name, color] as const] : [];
  });
  return read.length === statedColours.length ? (Object.fromEntries(read) as Palette) : undefined;
}

/** Makes the files of a theme package; `refused` are colors of other brands' pictures. */
export async function themePackage(
  id: string,
  name: string,
  source: ThemeSource,
  refused: ReadonlySet<string>,
): Promise<{ files: Record<string, string>; palette: Palette }> {
  const made = (color: ScreenColour): Palette => avoidColors(paletteFrom(color), refused);
  if (source.kind === 'color') {
    const palette = made(source.color);
    const pictures = await placeholderPictures(name, palette);
    return { files: { 'theme.tokens.json': tokensOf(name, palette), ...pictures }, palette };
  }
  const palette = paletteOf(source.file) ?? made(colorFor(id));
  const pictures = await placeholderPictures(name, palette);
  return { files: { 'theme.tokens.json': readFileSync(source.file, 'utf8'), ...pictures }, palette };
}

/** Reads the fonts of a parent's package with their licenses. */
export function fontsOf(dir: string): Record<string, Buffer> {
  return Object.fromEntries(
    fontDirFiles(dir).map((name) => [`${fontsDir}/${name}`, readFileSync(join(dir, fontsDir, name))]),
  );
}

/** Reads the legal texts and the voice of a parent's package that do not name the parent. */
export function textsOf(dir: string, words: readonly string[]): Record<string, string> {
  const legal = join(dir, 'legal');
  const pages = existsSync(legal) ? readdirSync(legal).filter((file) => file.endsWith('.md')) : [];
  const texts = [...pages.map((file) => `legal/${file}`), voiceFileName]
    .filter((file) => existsSync(join(dir, file)))
    .map((file) => [file, readFileSync(join(dir, file), 'utf8')] as const);
  return Object.fromEntries(
    texts.filter(([, text]) => words.every((word) => !text.toLowerCase().includes(word.toLowerCase()))),
  );
}
