import type { TokenName } from './tokenNames.ts';

// `color.on-primary` is `--color-on-primary`.
export function tokenProperty(name: TokenName): `--${string}` {
  return `--${name.replace('.', '-')}`;
}

// Components read the theme only here: `token('color.primary')` is `var(--color-primary)`.
export function token(name: TokenName): `var(--${string})` {
  return `var(${tokenProperty(name)})`;
}
