import { storedRequest } from '../../shared/money/pendingRequest.ts';
import { readStored, type StoredValue } from '../../shared/storage/browserStorage.ts';
import { shareStored, unshareStored, useStored } from '../../shared/storage/useStored.ts';

interface CurrentCharge {
  id: string;
  userId: string;
}

// Only the id is stored: amount and status come from the operator.
const storedCharge: StoredValue<CurrentCharge> = {
  key: 'pix-charge',
  version: 1,
  parse: (value) => {
    if (typeof value !== 'object' || value === null || !('id' in value && 'userId' in value)) return null;
    const { id, userId } = value;
    return typeof id === 'string' && typeof userId === 'string' ? { id, userId } : null;
  },
};

export const depositAttempt = storedRequest('deposit');

/** Returns the current charge, shared by the player's tabs. */
export function useCurrentCharge(userId: string): string | null {
  const charge = useStored(storedCharge);
  return charge?.userId === userId ? charge.id : null;
}

export function currentCharge(userId: string): string | null {
  const charge = readStored(storedCharge);
  return charge?.userId === userId ? charge.id : null;
}

export function keepCharge(userId: string, id: string): void {
  shareStored(storedCharge, { id, userId });
}

/** Forgets a charge unless another one has taken its place. */
export function forgetCharge(id: string): void {
  if (readStored(storedCharge)?.id === id) unshareStored(storedCharge);
}
