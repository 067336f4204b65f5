import type { Settings } from '../../shared/contract/settings/settings.ts';
import { tokenProperty } from '../../shared/tokens/token.ts';
import { derivedColours, type StatedColour, statedColours } from '../../shared/tokens/tokenNames.ts';
import { cssColour, parseColour } from './colour.ts';
import { isDark } from './contrast.ts';
import { colourOverrides, type Palette } from './siteColours.ts';

const colourNames = [...statedColours, ...Object.keys(derivedColours)] as const;

// Replaces the theme's colors by those of the settings and removes earlier ones.
export function applySiteColours(settings: Settings, root: HTMLElement): void {
  for (const name of colourNames) root.style.removeProperty(`--color-${name}`);
  root.style.removeProperty('color-scheme');
  const theme = readTheme(getComputedStyle(root));
  if (!theme) return;
  for (const [name, colour] of Object.entries(colourOverrides(settings, theme))) {
    root.style.setProperty(`--color-${name}`, cssColour(colour));
    // Native controls follow the page.
    if (name === 'background') root.style.colorScheme = isDark(colour) ? 'dark' : 'light';
  }
}

// Null when a token is missing or not a plain color.
function readTheme(style: CSSStyleDeclaration): Palette | null {
  const colours: Partial<Record<StatedColour, Palette[StatedColour]>> = {};
  for (const name of statedColours) {
    const colour = parseColour(style.getPropertyValue(tokenProperty(`color.${name}`)));
    if (!colour) return null;
    colours[name] = colour;
  }
  return isWhole(colours) ? colours : null;
}

function isWhole(colours: Partial<Record<StatedColour, Palette[StatedColour]>>): colours is Palette {
  return statedColours.every((name) => colours[name] !== undefined);
}
