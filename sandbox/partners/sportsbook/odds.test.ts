import { expect, test } from 'vitest';
import { formatOdds, oddsChange } from './odds.ts';

test.each([
  [250, '2,50', '3/2', '+150'],
  [200, '2,00', '1/1', '+100'],
  [183, '1,83', '83/100', '−120'],
  [150, '1,50', '1/2', '−200'],
  [101, '1,01', '1/100', '−10000'],
  [1_100, '11,00', '10/1', '+1000'],
])('formats odds of %d hundredths as decimal, fraction and American odds', (odds, ...formatted) => {
  const formats = ['decimal', 'fractional', 'american'] as const;
  expect(formats.map((format) => formatOdds(odds, format))).toEqual(formatted);
});

test('tells whether odds have risen or fallen', () => {
  expect(oddsChange(210, 212, 'decimal')).toBe('A odd subiu de 2,10 para 2,12.');
  expect(oddsChange(212, 210, 'fractional')).toBe('A odd caiu de 28/25 para 11/10.');
  expect(oddsChange(210, 210, 'decimal')).toBe('');
});
