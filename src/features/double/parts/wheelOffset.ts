import { doubleRing, doubleSlots } from '../../../shared/fairness/doubleSlot.ts';

/** Turns of the ring before it comes to rest. */
const turns = 4;

/** Enough rings for the strip's furthest place and what stands beside it. */
export const strip: readonly number[] = Array.from({ length: turns + 3 }, () => doubleRing).flat();

/**
 * The place in the strip (rings one after the other) that stands under the pointer: at rest in the first ring, after
 * rolling some turns on, so that the strip always moves the same way.
 */
export function stripPlace(slot: number | null, phase: 'waiting' | 'rolling' | 'complete'): number {
  const place = Math.max(0, strip.indexOf(slot ?? -1));
  return phase === 'waiting' ? doubleSlots + place : doubleSlots * (turns + 1) + place;
}
