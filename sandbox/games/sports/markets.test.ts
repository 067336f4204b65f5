import { expect, test } from 'vitest';
import { marketRules } from './markets.ts';

const sides = { home: 'Porto', away: 'Serrano' };
const opposite = (sign: string) => (sign === '+' ? '−' : '+');

test.each([
  ['Futebol', 'Handicap asiático'],
  ['Basquete', 'Handicap de pontos'],
  ['Tênis', 'Handicap de sets'],
  ['E-sports', 'Handicap de mapas'],
] as const)(
  'names the handicaps of %s once for both sides, whose lines have opposite signs',
  (sport, name) => {
    const handicaps = marketRules(sport, sides).filter(({ group }) => group === 'Handicap');
    expect(new Set(handicaps.map((market) => market.name))).toEqual(new Set([name]));
    for (const { outcomes } of handicaps) {
      const lines = outcomes.map((outcome) => /^(Porto|Serrano) ([+−])(\d+,5)$/.exec(outcome.name)?.slice(2));
      const [[sign = '', line] = []] = lines;
      expect(lines).toEqual([
        [sign, line],
        [opposite(sign), line],
      ]);
    }
  },
);
