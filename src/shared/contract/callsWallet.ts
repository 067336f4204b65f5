import type { Call } from './call.ts';
import { depositRequestSchema, depositSchema } from './deposits.ts';
import { transactionsQuerySchema, transactionsSchema } from './transactions.ts';
import { withdrawalRequestSchema, withdrawalSchema, withdrawalsSchema } from './withdrawals.ts';

/** Money in, money out, and the statement. */
export const walletCalls = {
  getTransactions: {
    method: 'GET',
    path: '/api/transactions',
    description: "The player's statement, newest first.",
    auth: 'bearer',
    query: transactionsQuerySchema,
    answer: transactionsSchema,
  },
  createDeposit: {
    method: 'POST',
    path: '/api/deposits',
    description: 'Opens a PIX charge over the amount in cents.',
    auth: 'bearer',
    body: depositRequestSchema,
    answer: depositSchema,
    money: true,
  },
  getDeposit: {
    method: 'GET',
    path: '/api/deposits/{id}',
    description: 'A PIX charge.',
    auth: 'bearer',
    answer: depositSchema,
  },
  createWithdrawal: {
    method: 'POST',
    path: '/api/withdrawals',
    description: "Pays the amount in cents to the PIX key of the player's own tax number.",
    auth: 'bearer',
    body: withdrawalRequestSchema,
    answer: withdrawalSchema,
    money: true,
  },
  listWithdrawals: {
    method: 'GET',
    path: '/api/withdrawals',
    description: "The player's withdrawals, newest first.",
    auth: 'bearer',
    answer: withdrawalsSchema,
  },
  cancelWithdrawal: {
    method: 'DELETE',
    path: '/api/withdrawals/{id}',
    description: 'Takes a pending withdrawal back; its money returns to the wallet.',
    auth: 'bearer',
    answer: withdrawalSchema,
    money: true,
  },
} as const satisfies Record<string, Call>;
