import { expect, test } from 'vitest';
import { isAccepted } from './licenses.ts';

const accepted = ['MIT', 'Apache-2.0'];

test.each([
  ['MIT', true],
  ['GPL-3.0-or-later', false],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['GPL-3.0-or-later OR MIT AND Apache-2.0', true],
  ['MIT AND GPL-3.0-or-later', false],
  ['(MIT OR GPL-3.0-only) AND Apache-2.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
])('judges the license expression %s', (expression, isFine) => {
  expect(isAccepted(expression, accepted)).toBe(isFine);
});
