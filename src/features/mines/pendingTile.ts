import {
  readStored,
  removeStored,
  type StoredValue,
  writeStored,
} from '../../shared/storage/browserStorage.ts';

interface PendingTile {
  roundId: string;
  tile: number;
}

const storedTile: StoredValue<PendingTile> = {
  key: 'mines-tile',
  version: 1,
  parse: (value) => {
    if (typeof value !== 'object' || value === null || !('roundId' in value && 'tile' in value)) return null;
    const { roundId, tile } = value;
    return typeof roundId === 'string' && typeof tile === 'number' ? { roundId, tile } : null;
  },
};

export function storePendingTile(pending: PendingTile): void {
  writeStored(storedTile, pending, 'sessionStorage');
}

export function removePendingTile(): void {
  removeStored(storedTile, 'sessionStorage');
}

/** Returns the tile whose response a reload cut off; the operator opens it once, however often it is sent. */
export function readPendingTile(roundId: string): number | null {
  const pending = readStored(storedTile, 'sessionStorage');
  return pending?.roundId === roundId ? pending.tile : null;
}
