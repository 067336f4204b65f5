import type { TokenName } from './tokenNames.ts';

/** The CSS custom property of a token: `color.on-primary` is `--color-on-primary`. */
export function tokenProperty(name: TokenName): `--${string}` {
  return `--${name.replace('.', '-')}`;
}

/** The one door from components to the theme: `token('color.primary')` is `var(--color-primary)`. */
export function token(name: TokenName): `var(--${string})` {
  return `var(${tokenProperty(name)})`;
}
