import { hex, hmacSha256 } from './digests.ts';

/**
 * The house's seed of one round out of the pair's: HMAC-SHA256(key the pair's server seed, message the nonce), as 64
 * hexadecimal digits. It can be shown as soon as the round is over: it tells nothing of the pair's other rounds.
 */
export async function roundSeed(pairSeed: string, nonce: number): Promise<string> {
  return hex(await hmacSha256(pairSeed, String(nonce)));
}
