import * as v from 'valibot';
import { transactionSourceSchema } from './transactions.ts';
import { walletSchema } from './user.ts';
import { cents, maybe, whole } from './wire.ts';

export const realtimeEvents = {
  user: 'user-update',
  transaction: 'transaction-event',
  rollover: 'rollover-update',
  double: 'round-update',
} as const;

export const channels = {
  user: (userId: string) => `private-users.${userId}`,
  transactions: (userId: string) => `private-transactions.user.${userId}`,
  rollover: (rolloverId: string) => `private-bonus.${rolloverId}`,
  double: 'double',
} as const;

/** Cents. A hint: the figure shown is confirmed by the API. */
export const userUpdateSchema = v.object({ balance: cents, wallet: maybe(walletSchema) });
export type UserUpdate = v.InferOutput<typeof userUpdateSchema>;

export const transactionEventSchema = v.object({
  source_type: v.string(),
  status: whole,
  type: whole,
  amount: cents,
  source: maybe(transactionSourceSchema),
});
export type TransactionEvent = v.InferOutput<typeof transactionEventSchema>;
