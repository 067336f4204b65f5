import { createAction } from '@reduxjs/toolkit';

/** An account was opened just now. The login that follows says so itself. */
export const playerRegistered = createAction('account/playerRegistered');
