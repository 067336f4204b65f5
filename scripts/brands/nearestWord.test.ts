import { expect, test } from 'vitest';
import { didYouMean, nearestWord } from './nearestWord.ts';

test.each([
  ['gingro', ['default', 'gingaro'], 'gingaro'],
  ['mines', ['games-double', 'games-mines'], 'games-mines'],
  ['unti', ['rules', 'unit'], 'unit'],
  ['prod', ['production', 'sandbox'], 'production'],
  // Begins two words.
  ['sta', ['staging-one', 'staging-two'], undefined],
  ['mobile', ['production', 'sandbox'], undefined],
])('for %s among %j the closest word is %s', (word, words, nearest) => {
  expect(nearestWord(word, words)).toBe(nearest);
});

test('asks only for a word that is close', () => {
  expect(didYouMean('Gingaro', ['gingaro'])).toBe(' Did you mean "gingaro"?');
  expect(didYouMean('x', ['gingaro'])).toBe('');
});
