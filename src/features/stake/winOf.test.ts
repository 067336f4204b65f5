import { expect, test } from 'vitest';
import { winOf } from './winOf.ts';

test('finds a win only above the stake', () => {
  expect(winOf('1', 100, 250)).toEqual({ roundId: '1', payoutCents: 250, multiplier: 2.5 });
  expect(winOf('1', 300, 400)?.multiplier).toBe(1.33);
  expect(winOf('1', 50, 73, 1.4785)).toEqual({ roundId: '1', payoutCents: 73, multiplier: 1.4785 });
  expect(winOf('1', 100, 100)).toBeNull();
  expect(winOf('1', 100, 99)).toBeNull();
  expect(winOf('1', 100, 0)).toBeNull();
  expect(winOf('1', 0, 0)).toBeNull();
});
