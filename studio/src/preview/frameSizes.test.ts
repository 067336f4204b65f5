import { expect, it } from 'vitest';
import { frameBoxes } from './frameSizes.ts';

it('fits all frames into the room', () => {
  const boxes = frameBoxes([1440, 390, 768], { width: 900, height: 700 }, 16);
  expect(boxes.map(({ width }) => width)).toEqual([390, 768, 1440]);
  expect(boxes.reduce((sum, { boxWidth }) => sum + boxWidth, 0)).toBeLessThanOrEqual(900 - 32);
});

it('shows no frame larger than it is and gives the rest to the widest', () => {
  expect(frameBoxes([390, 1440], { width: 1900, height: 900 }, 0)).toEqual([
    { width: 390, boxWidth: 390 },
    { width: 1440, boxWidth: 1440 },
  ]);
});
