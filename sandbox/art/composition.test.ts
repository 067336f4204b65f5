import { describe, expect, test } from 'vitest';
import { compose } from './composition.ts';
import { extentOf } from './extent.ts';
import { seededRandom } from './random.ts';
import { symbols } from './symbols.ts';

const hero = (drawings: string[], ground: number | null) => {
  const pieces = compose(drawings, ground, seededRandom('hero'));
  const { transform = '' } = pieces.find(({ drawing }) => drawing === drawings[0]) ?? {};
  const [, y = 0] = /translate\([\d.]+ ([\d.]+)\)/.exec(transform)?.map(Number) ?? [];
  const scale = Number(/scale\(([\d.]+)\)/.exec(transform)?.[1]);
  const { width, height } = extentOf(drawings[0] ?? '');
  return { width: width * scale, height: height * scale, bottom: y + (height * scale) / 2 };
};

describe('the hero of a cover', () => {
  test('fills the width or the height that it has, even from a small drawing', () => {
    for (const draw of Object.values(symbols)) {
      const { width, height } = hero([draw()], 326);
      expect(Math.max(width / 262, height / 280)).toBeCloseTo(1, 1);
    }
  });

  test('stands on the ground when it is tall', () => {
    expect(hero([symbols.trophy()], 326).bottom).toBeCloseTo(326, -1);
  });
});

test('the extent of a drawing follows the turn of its parts', () => {
  const { width, height } = extentOf(
    '<g transform="rotate(90)"><rect x="-40" y="-5" width="80" height="10" fill="#000"/></g>',
  );
  expect([width, height]).toEqual([10, 80]);
});
