import { hex, hmacSha256 } from './digests.ts';

export const doubleSlots = 15;
/** The wheel's slots in the order in which they stand on it. */
export const doubleRing = [0, 11, 5, 10, 6, 9, 7, 8, 1, 14, 2, 13, 3, 12, 4] as const;
/** What a colour pays, times the stake. By wire colour: 0 white, 1 red, 2 black. */
export const doublePays = [14, 2, 2] as const;

export type DoubleColour = 0 | 1 | 2;

/** 0 is white, 1 to 7 red, 8 to 14 black. */
export function colourOfSlot(slot: number): DoubleColour {
  if (slot === 0) return 0;
  return slot <= 7 ? 1 : 2;
}

const range = 2n ** 256n;
/** The largest multiple of 15 below: digests from here on are refused, or low slots would come up more often. */
const fairRange = range - (range % BigInt(doubleSlots));

/**
 * The slot of a round: HMAC-SHA256(key seed, message `salt:try`) as a whole number, try 0 first; a number outside
 * the fair range is refused and the next try taken; the rest of its division by 15 is the slot.
 */
export async function doubleSlot(seed: string, salt: string): Promise<number> {
  for (let attempt = 0; ; attempt += 1) {
    const digest = BigInt(`0x${hex(await hmacSha256(seed, `${salt}:${attempt}`))}`);
    if (digest < fairRange) return Number(digest % BigInt(doubleSlots));
  }
}
