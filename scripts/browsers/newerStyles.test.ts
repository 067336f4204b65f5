import { expect, test } from 'vitest';
import { newerStyles } from './newerStyles.ts';

test.each([
  ['  @starting-style {', ['css.at-rules.starting-style']],
  ['  position-anchor: --button;', ['css.properties.position-anchor']],
  ['  &:user-invalid {', ['css.selectors.user-invalid']],
  ['  color: light-dark(red, blue);', ['css.types.color.light-dark']],
  ['  inline-size: stretch;', ['css.properties.inline-size.stretch']],
])('refuses %j', (line, expected) => {
  expect(newerStyles(line)).toEqual(expected);
});

test.each([
  '  color: color-mix(in srgb, red, blue);',
  '  inset: 0;',
  '  &:focus-visible {',
  '  @container (min-width: 20rem) {',
  '  text-wrap: balance;',
])('accepts %j', (line) => {
  expect(newerStyles(line)).toEqual([]);
});
