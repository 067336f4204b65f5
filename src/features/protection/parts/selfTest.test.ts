import { expect, test } from 'vitest';
import { adviceFor, highestScore } from './selfTest.ts';

test('advises by the bands of the index', () => {
  const titles = Array.from({ length: highestScore + 1 }, (_, score) => adviceFor(score).title);
  expect(titles.flatMap((title, score) => (title === titles[score - 1] ? [] : score))).toEqual([0, 1, 3, 8]);
});

test('leads from signs of a problem to exclusion and help first', () => {
  expect(adviceFor(8).steps.slice(0, 2)).toEqual(['exclusion', 'help']);
  expect(adviceFor(0).steps[0]).toBe('limits');
});

test('knows no score below the index', () => {
  expect(() => adviceFor(-1)).toThrow(RangeError);
});
