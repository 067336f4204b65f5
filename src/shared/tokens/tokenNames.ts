// Colors that every theme states.
export const statedColours = [
  'background',
  'surface',
  'surface-raised',
  'text',
  'text-muted',
  'border',
  'primary',
  'on-primary',
  'secondary',
  'on-secondary',
  'success',
  'on-success',
  'danger',
  'on-danger',
  'warning',
  'on-warning',
  'focus',
] as const;

export type StatedColour = (typeof statedColours)[number];

// Colors derived from the stated ones. `mix` is the share of `of` (0 to 1) mixed in sRGB with `with`, so that
// the build can measure the value that `color-mix(in srgb, …)` shows in the browser.
export const derivedColours = {
  'primary-hover': { of: 'primary', with: 'text', mix: 0.9 },
  'secondary-hover': { of: 'secondary', with: 'text', mix: 0.9 },
  'surface-hover': { of: 'surface-raised', with: 'text', mix: 0.94 },
  'primary-soft': { of: 'primary', with: 'surface', mix: 0.16 },
  'success-soft': { of: 'success', with: 'surface', mix: 0.16 },
  'danger-soft': { of: 'danger', with: 'surface', mix: 0.16 },
  'warning-soft': { of: 'warning', with: 'surface', mix: 0.16 },
  'control-border': { of: 'text', with: 'surface', mix: 0.55 },
  skeleton: { of: 'primary', with: 'surface', mix: 0.18 },
} as const satisfies Record<string, { of: StatedColour; with: StatedColour; mix: number }>;

export type DerivedColour = keyof typeof derivedColours;
export type ColourName = StatedColour | DerivedColour;

export const fontTokens = ['body', 'display', 'display-weight'] as const;
// Of the titles of sections: width of a bar before them, thickness of a line after them.
export const headingTokens = ['bar', 'rule'] as const;
// Width of game covers divided by their height.
export const coverTokens = ['ratio'] as const;
export const radiusTokens = ['control', 'card', 'panel'] as const;
export const shadowTokens = ['raised', 'overlay'] as const;
export const spaceTokens = ['2xs', 'xs', 's', 'm', 'l', 'xl', '2xl'] as const;
export const motionTokens = ['fast', 'normal', 'easing'] as const;

export type TokenName =
  | `color.${ColourName}`
  | `font.${(typeof fontTokens)[number]}`
  | `heading.${(typeof headingTokens)[number]}`
  | `cover.${(typeof coverTokens)[number]}`
  | `radius.${(typeof radiusTokens)[number]}`
  | `shadow.${(typeof shadowTokens)[number]}`
  | `space.${(typeof spaceTokens)[number]}`
  | `motion.${(typeof motionTokens)[number]}`;
