import { createAction } from '@reduxjs/toolkit';
import type { TransactionEvent } from '../contract/realtime.ts';

// Credentials were exchanged for a session just now, unlike a session that a reload restored.
export const playerLoggedIn = createAction('money/playerLoggedIn');

// The operator reported a transaction, perhaps for the second time. A hint: figures come from the API.
export const transactionReported = createAction<TransactionEvent>('money/transactionReported');
