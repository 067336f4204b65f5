import { storedAttempt } from '../../shared/http/moneyAttempt.ts';
import { readStored, type StoredValue } from '../../shared/storage/browserStorage.ts';
import { shareStored, unshareStored, useStored } from '../../shared/storage/useStored.ts';

interface CurrentCharge {
  id: string;
  userId: string;
}

/** Only the charge's id is kept: what it is worth and how it stands is asked of the operator again. */
const storedCharge: StoredValue<CurrentCharge> = {
  key: 'pix-charge',
  version: 1,
  parse: (value) => {
    if (typeof value !== 'object' || value === null || !('id' in value && 'userId' in value)) return null;
    const { id, userId } = value;
    return typeof id === 'string' && typeof userId === 'string' ? { id, userId } : null;
  },
};

export const depositAttempt = storedAttempt('deposit');

/** The charge that the player's tabs show, all of them the same. */
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

export function forgetCharge(): void {
  unshareStored(storedCharge);
}
