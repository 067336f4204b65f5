import { seededRandom } from '../../art/random.ts';

// The curve ends after 1,000×.
export const lastHundredths = 100_000;
const growthMs = 10_000;

/** Returns the multiplier of a curve after a time, in hundredths. */
export const multiplierAt = (elapsedMs: number): number => Math.floor(100 * Math.exp(elapsedMs / growthMs));

/** Returns the milliseconds after which a curve has reached a multiplier in hundredths. */
export const msUntil = (hundredths: number): number =>
  Math.max(0, Math.ceil(growthMs * Math.log(hundredths / 100)));

/**
 * Draws the last multiplier of a curve in hundredths, below 100 for a curve that never rises.
 * It reaches x with a probability of `rtp` percent divided by x.
 */
export const drawCrash = (rtp: number, random: () => number): number =>
  Math.min(lastHundredths, Math.floor(rtp / (1 - random())));

/** Returns where the table's rounds before the player's first one crashed, in hundredths; the same for every player. */
export function earlierCrashes(slug: string, rtp: number, count: number): number[] {
  const random = seededRandom(`crash:${slug}`);
  return Array.from({ length: count }, () => Math.max(100, drawCrash(rtp, random.next)));
}
