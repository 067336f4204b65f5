import { expect, test } from 'vitest';
import { doubleSlots } from '../../../shared/fairness/doubleSlot.ts';
import { strip, stripIndex } from './wheelOffset.ts';

test('places every slot under the pointer, with neighbors on both sides', () => {
  for (let slot = 0; slot < doubleSlots; slot += 1) {
    for (const phase of ['waiting', 'rolling', 'complete'] as const) {
      const index = stripIndex(slot, phase);
      expect(strip[index]).toBe(slot);
      expect(index).toBeGreaterThanOrEqual(doubleSlots);
      expect(index).toBeLessThan(strip.length - doubleSlots);
    }
    expect(stripIndex(slot, 'rolling')).toBeGreaterThan(stripIndex(slot, 'waiting'));
  }
});
