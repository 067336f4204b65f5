// Double entry in integer cents: postings of an entry sum to zero, so the sum over all accounts is always zero.
// Player accounts never go below zero. An idempotency key is booked once.
export type PlayerAccount = 'main' | 'bonus';
// The operator's accounts: `house` wins and loses bets, `promotions` pays bonuses, `pix` is money at the bank.
export type OperatorAccount = 'house' | 'promotions' | 'pix';
export type AccountName = PlayerAccount | OperatorAccount;

export interface Posting {
  account: AccountName;
  amountCents: number;
}

export const entryKinds = {
  betPlaced: 'bet_placed',
  betWon: 'bet_won',
  bonusExcluded: 'bonus_excluded',
  bonusGranted: 'bonus_granted',
  bonusRedeemed: 'bonus_redeemed',
  creditGranted: 'credit_granted',
  depositPaid: 'deposit_paid',
  referralReward: 'referral_reward',
  withdrawalRequested: 'withdrawal_requested',
  withdrawalReturned: 'withdrawal_returned',
} as const;

export interface Entry {
  // Unique per tenant and player.
  key: string;
  // One of `entryKinds`, or a kind of the seeded history.
  kind: string;
  postings: readonly Posting[];
}

// Balances of the player and the operator that an entry touches; missing is zero.
export type Balances = Readonly<Partial<Record<AccountName, number>>>;

export type PostingResult =
  | { ok: true; balances: Record<AccountName, number> }
  | { ok: false; reason: 'unbalanced' | 'not_whole_cents' | 'insufficient_funds' };

const playerAccounts: readonly AccountName[] = ['main', 'bonus'];
export const accountNames: readonly AccountName[] = ['main', 'bonus', 'house', 'promotions', 'pix'];

/** Returns the balances after the entry, or why it is refused; never books an entry in part. */
export function applyPostings(before: Balances, postings: readonly Posting[]): PostingResult {
  if (postings.some(({ amountCents }) => !Number.isSafeInteger(amountCents))) {
    return { ok: false, reason: 'not_whole_cents' };
  }
  if (postings.reduce((sum, { amountCents }) => sum + amountCents, 0) !== 0) {
    return { ok: false, reason: 'unbalanced' };
  }
  const balances = { main: 0, bonus: 0, house: 0, promotions: 0, pix: 0, ...before };
  for (const { account, amountCents } of postings) balances[account] += amountCents;
  if (accountNames.some((account) => !Number.isSafeInteger(balances[account]))) {
    return { ok: false, reason: 'not_whole_cents' };
  }
  const overdrawn = postings.some(
    ({ account, amountCents }) =>
      amountCents < 0 && playerAccounts.includes(account) && balances[account] < 0,
  );
  return overdrawn ? { ok: false, reason: 'insufficient_funds' } : { ok: true, balances };
}
