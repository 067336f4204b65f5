import { expect, test } from 'vitest';
import { doubleSlots } from '../../../shared/fairness/doubleSlot.ts';
import { strip, stripPlace } from './wheelOffset.ts';

test('whatever the slot, the strip shows it under the pointer, with neighbours on both sides', () => {
  for (let slot = 0; slot < doubleSlots; slot += 1) {
    for (const phase of ['waiting', 'rolling', 'complete'] as const) {
      const place = stripPlace(slot, phase);
      expect(strip[place]).toBe(slot);
      expect(place).toBeGreaterThanOrEqual(doubleSlots);
      expect(place).toBeLessThan(strip.length - doubleSlots);
    }
    expect(stripPlace(slot, 'rolling')).toBeGreaterThan(stripPlace(slot, 'waiting'));
  }
});
