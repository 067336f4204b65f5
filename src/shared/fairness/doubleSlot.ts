import { hex, hmacSha256 } from './digests.ts';

export const doubleSlots = 15;
// The wheel's slots in the order in which they stand on it.
export const doubleRing = [0, 11, 5, 10, 6, 9, 7, 8, 1, 14, 2, 13, 3, 12, 4] as const;
// What a color pays, times the stake. By wire color: 0 white, 1 red, 2 black.
export const doublePays = [14, 2, 2] as const;

export type DoubleColour = 0 | 1 | 2;

// 0 is white, 1 to 7 red, 8 to 14 black.
export function colourOfSlot(slot: number): DoubleColour {
  if (slot === 0) return 0;
  return slot <= 7 ? 1 : 2;
}

const range = 2n ** 256n;
// The largest multiple of 15 that fits: digests from here on are rejected, or low slots would come up more
// often.
const fairRange = range - (range % BigInt(doubleSlots));

/**
 * Derives a round's slot: HMAC-SHA256 (key seed, message `salt:try`) modulo 15, with the first try, from 0,
 * inside the fair range.
 */
export async function doubleSlot(seed: string, salt: string): Promise<number> {
  for (let attempt = 0; ; attempt += 1) {
    const digest = BigInt(`0x${hex(await hmacSha256(seed, `${salt}:${attempt}`))}`);
    if (digest < fairRange) return Number(digest % BigInt(doubleSlots));
  }
}
