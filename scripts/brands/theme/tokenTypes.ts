import {
  coverTokens,
  fontTokens,
  headingTokens,
  motionTokens,
  radiusTokens,
  shadowTokens,
  spaceTokens,
  statedColours,
} from '../../../src/shared/tokens/tokenNames.ts';

// Types of the Design Tokens format that the product's tokens have.
export type TokenType =
  | 'color'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'dimension'
  | 'shadow'
  | 'duration'
  | 'cubicBezier';

// Every token that a theme file may state, by group and name, with its type.
export const tokenTypes: Readonly<Record<string, Readonly<Record<string, TokenType>>>> = {
  color: typed(statedColours, () => 'color'),
  font: typed(fontTokens, (name) => (name === 'display-weight' ? 'fontWeight' : 'fontFamily')),
  heading: typed(headingTokens, () => 'dimension'),
  cover: typed(coverTokens, () => 'number'),
  radius: typed(radiusTokens, () => 'dimension'),
  shadow: typed(shadowTokens, () => 'shadow'),
  space: typed(spaceTokens, () => 'dimension'),
  motion: typed(motionTokens, (name) => (name === 'easing' ? 'cubicBezier' : 'duration')),
};

// Raw values that semantic tokens name by alias; the artifact never holds them.
export const paletteGroup = 'palette';

function typed(names: readonly string[], typeOf: (name: string) => TokenType): Record<string, TokenType> {
  return Object.fromEntries(names.map((name) => [name, typeOf(name)]));
}

// Dotted names such as `color.primary` of every token that a theme may state.
export const statedTokens: readonly string[] = Object.entries(tokenTypes).flatMap(([group, names]) =>
  Object.keys(names).map((name) => `${group}.${name}`),
);

export function tokenTypeOf(token: string): TokenType | undefined {
  const [group = '', name = ''] = token.split('.');
  return tokenTypes[group]?.[name];
}
