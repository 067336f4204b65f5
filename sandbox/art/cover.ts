import { compose } from './composition.ts';
import type { CoverTheme } from './coverTheme.ts';
import { gradientDefinitions, mainColour } from './gradients.ts';
import { feltOf, isLiveTheme, liveScene, salonOf } from './live/liveScene.ts';
import { salonScene } from './live/salonScene.ts';
import { type Palette, type PaletteName, palettes } from './palettes.ts';
import { type Random, seededRandom } from './random.ts';
import { sea, underwater } from './scenery/lands.ts';
import type { Scenery } from './scenery/scenery.ts';
import type { Piece, Sheet, Style } from './styles/style.ts';
import { type StyleName, styles } from './styles.ts';
import { subjects } from './subjects.ts';
import { type SymbolName, symbols } from './symbols.ts';
import { coverThemes, type ThemeName } from './themes.ts';
import { hueDistance } from './tones.ts';

export interface CoverSubject {
  slug: string;
  name: string;
  theme: ThemeName;
  style: StyleName;
  // A dealer leads the game.
  live: boolean;
}

// Heroes that stay above the water.
const afloat = new Set<SymbolName>(['boat', 'captainHat', 'fishingBoat', 'fishingRod', 'trophy', 'wave']);

export const portrait: Sheet = { x: 0, y: 0, width: 300, height: 400 };
export const wide: Sheet = { x: -90, y: 40, width: 480, height: 270 };
// Beside the cloth of a table; the dealer fills its width.
const tall: Sheet = { x: 40, y: 24, width: 220, height: 400 };

type Titled = Pick<CoverSubject, 'slug' | 'name' | 'theme'>;

/** Returns the main color of a cover. */
export const coverColour = (subject: Titled): string => coverPalette(subject).mid;

/** Draws a game's cover as SVG, without words; the same game always has the same cover. */
export const coverSvg = (subject: CoverSubject, sheet: Sheet): string =>
  drawSheet(subject, sheet, placeSubjects);

/** Draws what lies behind the subject of a game's cover. */
export const backdropSvg = (subject: CoverSubject, sheet: Sheet): string =>
  drawSheet(subject, sheet, () => []);

/** Draws the room and the dealer of a live game, in a shape for the side of a table or for a strip above it. */
export const salonSvg = (subject: CoverSubject, isTall: boolean): string =>
  drawSheet(subject, isTall ? tall : wide, () => {
    const live = liveThemeOf(subject);
    return live ? salonScene(live, subject.name, isTall, coverPalette(subject)) : [];
  });

/** Returns the color of the cloth that the dealer of a live game stands at; null for other games. */
export function clothColour(subject: CoverSubject): string | null {
  const live = liveThemeOf(subject);
  return live && feltOf(live, subject.name);
}

type Place = (subject: CoverSubject, scenery: Scenery, sheet: Sheet, random: Random) => Piece[];

const placeSubjects: Place = (subject, { ground }, sheet, random) => {
  const named = subjectsOf(subject.name);
  const live = liveThemeOf(subject);
  if (live) return liveScene(live, subject.name, named, sheet === wide, coverPalette(subject));
  return compose(
    named.map((name) => symbols[name]()),
    ground,
    random,
  );
};

function drawSheet(subject: CoverSubject, sheet: Sheet, place: Place): string {
  const random = seededRandom(`${subject.slug}:scene`);
  const palette = coverPalette(subject);
  const theme: CoverTheme = coverThemes[subject.theme];
  const live = liveThemeOf(subject);
  const [hero] = subjectsOf(subject.name);
  const picked = live ? salonOf(live, subject.name) : random.pick(theme.sceneries);
  const scenery = (picked === underwater && afloat.has(hero) ? sea : picked)(random);
  const pieces = place(subject, scenery, sheet, random);
  const art = assemble(styles[subject.style], palette, scenery, pieces, sheet);
  const { x, y, width, height } = sheet;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"><defs>${gradientDefinitions(art)}${styles[subject.style].definitions(palette, sheet)}</defs>${art}</svg>`;
}

function assemble(
  style: Style,
  palette: Palette,
  scenery: Scenery,
  pieces: readonly Piece[],
  sheet: Sheet,
): string {
  const layers = (plane: Piece['plane']) =>
    scenery[plane].map((layer) => style.layer(layer, plane, palette)).join('');
  const placed = (plane: Piece['plane']) =>
    pieces
      .filter((piece) => piece.plane === plane)
      .map((piece) => style.piece(piece, palette))
      .join('');
  return [
    style.sky(palette, scenery.orb, sheet),
    layers('back'),
    placed('back'),
    layers('middle'),
    scenery.sparks && style.sparks(scenery.sparks, palette),
    scenery.ground === null || pieces.length === 0 ? '' : style.shadow(scenery.ground, palette),
    placed('middle'),
    layers('front'),
    placed('front'),
    style.finish(palette, sheet),
  ].join('');
}

function subjectsOf(title: string) {
  const named = subjects[title];
  if (!named) throw new Error(`the subject of ${title} is not known`);
  return named;
}

const liveThemeOf = ({ live, theme }: CoverSubject) => (live && isLiveTheme(theme) ? theme : null);

/** Returns the palette of a cover: one of its theme in which the hero stands out. */
export function coverPalette({ slug, name, theme }: Titled): Palette {
  const random: Random = seededRandom(slug);
  const own: readonly PaletteName[] = coverThemes[theme].palettes;
  const night = /noite|nights?|lua\b|luar|moon|madrugada|noturno|noir|midnight|nyx/i.test(name);
  const colour = mainColour(symbols[subjectsOf(name)[0]]());
  const distinct = own.filter((palette) => hueDistance(palettes[palette].mid, colour) > 34);
  const [first = 'night', ...rest] = night
    ? (['night', 'royal', 'violet', 'dusk'] as const)
    : distinct.length > 0
      ? distinct
      : own;
  return palettes[random.pick([first, ...rest])];
}
