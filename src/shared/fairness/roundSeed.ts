import { hex, hmacSha256 } from './digests.ts';

/**
 * Derives the server seed of one round: HMAC-SHA256 (key the pair's server seed, message the nonce), as 64
 * hexadecimal digits.
 */
export async function roundSeed(pairSeed: string, nonce: number): Promise<string> {
  // It can be revealed as soon as the round is over: it tells nothing about the pair's other rounds.
  return hex(await hmacSha256(pairSeed, String(nonce)));
}
