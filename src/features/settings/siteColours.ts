import type { Settings } from '../../shared/contract/settings/settings.ts';
import { derivedColours, type StatedColour, statedColours } from '../../shared/tokens/tokenNames.ts';
import { mixColours, parseColour, type Rgb } from './colour.ts';
import { contrastRatio, readableOn, readableRatio, strongestOn } from './contrast.ts';

export type Palette = Readonly<Record<StatedColour, Rgb>>;
export type ColourOverrides = Partial<Record<StatedColour | keyof typeof derivedColours, Rgb>>;

/** Reads the colors of the settings by token, ignoring invalid colors and unknown tokens. */
export function statedBySettings(settings: Settings): Partial<Record<StatedColour, Rgb>> {
  const stated: Partial<Record<StatedColour, Rgb>> = {};
  const state = (name: StatedColour, text: string) => {
    const colour = parseColour(text);
    if (colour) stated[name] = colour;
  };
  state('primary', settings.general_main_color);
  state('secondary', settings.general_secondary_color);
  state('background', settings.general_background_color);
  for (const name of statedColours) state(name, settings[`colors_${name.replaceAll('-', '_')}`] ?? '');
  return stated;
}

/** Computes the theme's overrides: readable texts, matching surfaces and new derived colors. */
export function colourOverrides(settings: Settings, theme: Palette): ColourOverrides {
  const stated = statedBySettings(settings);
  if (Object.keys(stated).length === 0) return {};
  const requested: Record<StatedColour, Rgb> = { ...theme, ...stated };
  if (stated.background && contrastRatio(requested.text, requested.background) < readableRatio) {
    Object.assign(requested, neutralsOn(requested), stated);
  }
  const palette = { ...requested, ...readableTexts(requested) };
  const overrides: ColourOverrides = {};
  for (const name of statedColours) if (differs(palette[name], theme[name])) overrides[name] = palette[name];
  for (const [name, mix] of Object.entries(derivedColours)) {
    if (!isDerived(name) || (!overrides[mix.of] && !overrides[mix.with])) continue;
    overrides[name] = mixColours(palette[mix.of], palette[mix.with], mix.mix);
  }
  return overrides;
}

// Neutral colors for a background that switched between dark and light.
function neutralsOn({ background }: Palette): Partial<Record<StatedColour, Rgb>> {
  const ink = mixColours(strongestOn(background), background, 0.94);
  return {
    surface: mixColours(background, ink, 0.96),
    'surface-raised': mixColours(background, ink, 0.92),
    border: mixColours(background, ink, 0.82),
    text: ink,
    'text-muted': mixColours(ink, background, 0.7),
  };
}

// Checks texts against every surface, soft fill and hover color.
function readableTexts(palette: Palette): Partial<Record<StatedColour, Rgb>> {
  const surfaces = [palette.background, palette.surface, palette['surface-raised']];
  const hovered = mixColours(palette['surface-raised'], palette.text, derivedColours['surface-hover'].mix);
  const soft = mixColours(palette.primary, palette.surface, derivedColours['primary-soft'].mix);
  const on = (name: 'primary' | 'secondary' | 'success' | 'danger' | 'warning') =>
    readableOn([palette[name], mixColours(palette[name], palette.text, 0.9)], palette[`on-${name}`]);
  return {
    text: readableOn([...surfaces, hovered, soft], palette.text),
    'text-muted': readableOn(surfaces, palette['text-muted']),
    'on-primary': on('primary'),
    'on-secondary': on('secondary'),
    'on-success': on('success'),
    'on-danger': on('danger'),
    'on-warning': on('warning'),
  };
}

function differs(one: Rgb, other: Rgb): boolean {
  return one.some((part, index) => part !== other[index]);
}

function isDerived(name: string): name is keyof typeof derivedColours {
  return name in derivedColours;
}
