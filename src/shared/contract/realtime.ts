import * as v from 'valibot';
import { walletSchema } from './account/user.ts';
import { transactionSourceSchema } from './wallet/transactions.ts';
import { cents, maybe, whole } from './wire.ts';

export const realtimeEvents = {
  user: 'user-update',
  transaction: 'transaction-event',
  rollover: 'rollover-update',
} as const;

// Named by the player's id: the player alone may subscribe.
export const playerChannels = {
  user: (userId: string) => `private-users.${userId}`,
  transactions: (userId: string) => `private-transactions.user.${userId}`,
} as const;

export const channels = {
  ...playerChannels,
  rollover: (rolloverId: string) => `private-bonus.${rolloverId}`,
} as const;

// Cents. A hint: the figure shown is confirmed by the API.
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
