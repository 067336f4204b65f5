import type { GenericSchema, InferOutput } from 'valibot';
import type { Call } from './call.ts';
import { accountCalls } from './callsAccount.ts';
import { bonusCalls } from './callsBonus.ts';
import { contentCalls } from './callsContent.ts';
import { gameCalls } from './callsGames.ts';
import { protectionCalls } from './callsProtection.ts';
import { walletCalls } from './callsWallet.ts';

/**
 * Every call of the operator API. openapi.json, the contract checker and the sandbox are made from it.
 * Not for the browser: a feature imports the schemas of its own resource.
 */
export const calls = {
  ...contentCalls,
  ...accountCalls,
  ...walletCalls,
  ...bonusCalls,
  ...protectionCalls,
  ...gameCalls,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

/** What a call answers, as the client sees it after parsing. */
export type AnswerOf<N extends CallName> = (typeof calls)[N] extends { answer: infer S extends GenericSchema }
  ? InferOutput<S>
  : undefined;
