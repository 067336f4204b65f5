import { hmacSha256 } from './digests.ts';
import { mineTiles } from './minesMultiplier.ts';

export interface MinesSeeds {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

const bytesPerFloat = 4;
const floatsPerDigest = 32 / bytesPerFloat;

// Numbers from 0 up to 1: Σ byteᵢ / 256^(i+1) over four bytes each of HMAC(serverSeed,
// `clientSeed:nonce:round`).
async function fairFloats({ serverSeed, clientSeed, nonce }: MinesSeeds, count: number): Promise<number[]> {
  const floats: number[] = [];
  for (let round = 0; floats.length < count; round += 1) {
    const digest = new DataView(await hmacSha256(serverSeed, `${clientSeed}:${nonce}:${round}`));
    for (let index = 0; index < floatsPerDigest; index += 1) {
      floats.push(digest.getUint32(index * bytesPerFloat) / 2 ** 32);
    }
  }
  return floats.slice(0, count);
}

/**
 * Returns the tiles (0 to 24) with mines, in the order drawn, by the common scheme of provably fair games.
 */
export async function mineIndexes(seeds: MinesSeeds, mines: number): Promise<number[]> {
  const remaining = Array.from({ length: mineTiles }, (_, tile) => tile);
  const floats = await fairFloats(seeds, mines);
  return floats.flatMap((float) => remaining.splice(Math.floor(float * remaining.length), 1));
}
