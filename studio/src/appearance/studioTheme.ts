import { token, tokenProperty } from '../../../src/shared/tokens/token.ts';
import {
  type DerivedColour,
  derivedColours,
  type StatedColour,
  type TokenName,
} from '../../../src/shared/tokens/tokenNames.ts';

// Neutral, so that the colors of the brands are the only ones that speak.
export const studioColors: Record<StatedColour, string> = {
  background: '#f3f4f6',
  surface: '#ffffff',
  'surface-raised': '#ffffff',
  text: '#1a1d23',
  'text-muted': '#585e6a',
  border: '#dcdfe5',
  primary: '#2c55c7',
  'on-primary': '#ffffff',
  secondary: '#2a2f3a',
  'on-secondary': '#ffffff',
  success: '#1a7443',
  'on-success': '#ffffff',
  danger: '#bf262c',
  'on-danger': '#ffffff',
  warning: '#f0b429',
  'on-warning': '#2a1d00',
  focus: '#2c55c7',
};

const otherTokens: Record<Exclude<TokenName, `color.${string}`>, string> = {
  'font.body': '"Figtree Variable",system-ui,sans-serif',
  'font.display': '"Figtree Variable",system-ui,sans-serif',
  'font.display-weight': '650',
  'heading.bar': '0px',
  'heading.rule': '0px',
  'cover.ratio': '0.75',
  'radius.control': '6px',
  'radius.card': '10px',
  'radius.panel': '14px',
  'shadow.raised': '0 1px 2px #1a1d231f',
  'shadow.overlay': '0 12px 40px -8px #1a1d2352',
  'space.2xs': '0.25rem',
  'space.xs': '0.5rem',
  'space.s': '0.75rem',
  'space.m': '1rem',
  'space.l': '1.5rem',
  'space.xl': '2rem',
  'space.2xl': '3rem',
  'motion.fast': '100ms',
  'motion.normal': '180ms',
  'motion.easing': 'cubic-bezier(0.3,0,0.1,1)',
};

function mixCss(name: DerivedColour): string {
  const { of, with: other, mix } = derivedColours[name];
  return `color-mix(in srgb,${token(`color.${of}`)} ${Math.round(mix * 100)}%,${token(`color.${other}`)})`;
}

/** Formats the custom properties that the kit reads; a smaller root size makes its controls fit a desk tool. */
export function studioCss(): string {
  const stated = Object.entries(studioColors).map(([name, value]) => `--color-${name}:${value}`);
  const derived = (Object.keys(derivedColours) as DerivedColour[]).map(
    (name) => `${tokenProperty(`color.${name}`)}:${mixCss(name)}`,
  );
  const others = (Object.entries(otherTokens) as [keyof typeof otherTokens, string][]).map(
    ([name, value]) => `${tokenProperty(name)}:${value}`,
  );
  return `:root{${[...stated, ...derived, ...others].join(';')};color-scheme:light}html{font-size:87.5%!important;scrollbar-gutter:auto!important}`;
}
