import { doubleRing, doubleSlots } from '../../../shared/fairness/doubleSlot.ts';

// Turns of the ring before it stops.
const turns = 4;

// Enough rings for the highest index and its neighbors.
export const strip: readonly number[] = Array.from({ length: turns + 3 }, () => doubleRing).flat();

/**
 * Returns the strip index under the pointer, some turns ahead after a spin so that the strip moves one way.
 */
export function stripIndex(slot: number | null, phase: 'waiting' | 'rolling' | 'complete'): number {
  const index = Math.max(0, strip.indexOf(slot ?? -1));
  return phase === 'waiting' ? doubleSlots + index : doubleSlots * (turns + 1) + index;
}
