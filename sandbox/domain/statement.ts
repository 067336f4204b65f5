import type {
  transactionStatuses,
  transactionTypes,
} from '../../src/shared/contract/wallet/transactionCodes.ts';

export type TransactionStatus = (typeof transactionStatuses)[keyof typeof transactionStatuses];
export type TransactionType = (typeof transactionTypes)[keyof typeof transactionTypes];

// What a line of the statement comes from, as the API names it.
export const transactionSources = {
  deposit: 'Deposit',
  withdrawal: 'Withdraw',
  casinoBet: 'CasinoBet',
  sportBet: 'SportBet',
  bonus: 'Bonus',
  credit: 'Credit',
  referral: 'Referral',
} as const;
export type TransactionSource = (typeof transactionSources)[keyof typeof transactionSources];

const { casinoBet, sportBet } = transactionSources;
export type BetSource = typeof casinoBet | typeof sportBet;
export const betSources: readonly BetSource[] = [casinoBet, sportBet];
