import type { AccountName, Posting } from './ledger.ts';

/** Returns the two postings of a transfer; throws unless the amount is a positive integer of cents. */
export function move(from: AccountName, to: AccountName, amountCents: number): Posting[] {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) {
    throw new RangeError(`A movement needs a positive whole number of cents, got ${amountCents}`);
  }
  return [
    { account: from, amountCents: -amountCents },
    { account: to, amountCents },
  ];
}

export const depositPaid = (amountCents: number) => move('pix', 'main', amountCents);
export const withdrawalRequested = (amountCents: number) => move('main', 'pix', amountCents);
export const withdrawalReturned = (amountCents: number) => move('pix', 'main', amountCents);
export const betPlaced = (amountCents: number) => move('main', 'house', amountCents);
export const betWon = (amountCents: number) => move('house', 'main', amountCents);
export const bonusStaked = (amountCents: number) => move('bonus', 'house', amountCents);
export const bonusWon = (amountCents: number) => move('house', 'bonus', amountCents);
export const creditGranted = (amountCents: number) => move('house', 'main', amountCents);
export const referralRewarded = (amountCents: number) => move('promotions', 'main', amountCents);
export const bonusGranted = (amountCents: number) => move('promotions', 'bonus', amountCents);
export const bonusRedeemed = (amountCents: number) => move('bonus', 'main', amountCents);
export const bonusForfeited = (amountCents: number) => move('bonus', 'promotions', amountCents);
