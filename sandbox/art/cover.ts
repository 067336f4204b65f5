import type { CoverTheme } from './coverTheme.ts';
import { gradientDefinitions } from './gradients.ts';
import { inks } from './inks.ts';
import { smallPrint, titleBlock } from './lettering.ts';
import { palettes } from './palettes.ts';
import { seededRandom } from './random.ts';
import { coverThemes, type ThemeName } from './themes.ts';
import { symbolForTitle } from './titleSymbols.ts';

export interface CoverSubject {
  slug: string;
  name: string;
  theme: ThemeName;
  provider: string;
  live: boolean;
  // Played at a table: shows its table, independent of its title.
  table: boolean;
}

/** Returns the main color of a cover. */
export function coverColour({ slug, theme }: Pick<CoverSubject, 'slug' | 'theme'>): string {
  return palettes[seededRandom(slug).pick(coverThemes[theme].palettes)].mid;
}

/** Draws a game's cover, 3:4, as an SVG; the same game always has the same cover. */
export function coverSvg(subject: CoverSubject): string {
  const random = seededRandom(subject.slug);
  const theme: CoverTheme = coverThemes[subject.theme];
  const palette = palettes[random.pick(theme.palettes)];
  const chosen = random.pick(theme.heroes);
  const lead = (subject.table ? undefined : symbolForTitle(subject.name)) ?? chosen;
  const others = random.shuffle(theme.extras).filter((extra) => extra !== lead);
  const symbols = [lead, ...others].slice(0, 3).map((symbol) => symbol());
  const scene = random.pick(theme.scenes)(palette, random);
  const arrangement = random.pick(theme.arrangements);
  const stage = arrangement(symbols, palette, random);
  const frame = random.pick(theme.frames)(palette, random);
  const lettering = random.pick(theme.letterings);
  const title = titleBlock(subject.name, lettering, inks[random.pick(theme.inks)], {
    x: 150,
    bottom: 362,
    width: 258,
    height: 118,
    maxCap: 62,
    tilt: random.pick([0, 0, 0, -4]),
  });
  const art = `${scene}<g stroke="#170a22" stroke-width="2.2" stroke-linejoin="round">${stage}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400"><defs>${gradientDefinitions(art + frame)}` +
    `<radialGradient id="bg" cx=".5" cy=".4" r=".75"><stop stop-color="${palette.glow}"/><stop offset=".45" stop-color="${palette.mid}"/><stop offset="1" stop-color="${palette.deep}"/></radialGradient>` +
    `<radialGradient id="halo"><stop stop-color="#fff" stop-opacity=".75"/><stop offset=".5" stop-color="${palette.glow}" stop-opacity=".45"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="foot" x2="0" y2="1"><stop stop-color="${palette.deep}" stop-opacity="0"/><stop offset=".55" stop-color="${palette.deep}" stop-opacity=".85"/><stop offset="1" stop-color="${palette.deep}"/></linearGradient></defs>` +
    `<rect width="300" height="400" fill="url(#bg)"/>${art}<rect y="215" width="300" height="185" fill="url(#foot)"/>${frame}${title}` +
    `${badge(subject.provider)}${subject.live ? liveMark : ''}</svg>`
  );
}

const badge = (provider: string) =>
  `<g fill="#fff" opacity=".85">${smallPrint(provider.toUpperCase(), { x: 150, y: 385, cap: 8.5, anchor: 'middle' })}</g>`;

const liveMark = `<rect x="16" y="16" width="84" height="24" rx="12" fill="#c8102e"/><circle cx="31" cy="28" r="5" fill="#fff"/><g fill="#fff">${smallPrint('AO VIVO', { x: 42, y: 32.5, cap: 9, anchor: 'start' })}</g>`;
