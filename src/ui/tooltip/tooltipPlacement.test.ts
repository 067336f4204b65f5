import { expect, test } from 'vitest';
import { readPlacement, type TooltipPlacement } from './tooltipPlacement.ts';

const sides = ['auto', 'top', 'bottom', 'left', 'right'] as const;

test.each(sides)('accepts %s alone and with either suffix', (side) => {
  const of = (placement: TooltipPlacement) => readPlacement(placement);
  expect(of(side)).toEqual({ side, alignment: undefined });
  expect(of(`${side}-start`)).toEqual({ side, alignment: 'start' });
  expect(of(`${side}-end`)).toEqual({ side, alignment: 'end' });
});
