import type { UnknownAction } from '@reduxjs/toolkit';
import type { GenericSchema } from 'valibot';
import { rolloverSchema } from '../contract/bonus/rollover.ts';
import { gameEvents } from '../contract/casino/games.ts';
import { channels, realtimeEvents, transactionEventSchema, userUpdateSchema } from '../contract/realtime.ts';
import type { ApiTag } from '../query/apiTags.ts';
import { transactionReported } from '../state/moneyEvents.ts';

interface Row<Payload> {
  // Named by the id of a subscription.
  channel: (id: string) => string;
  event: string;
  schema: GenericSchema<unknown, Payload>;
  // Fetched again after an event and after every gap. A payload is a hint: no figure is taken from it.
  invalidates?: readonly ApiTag[];
  dispatches?: (payload: Payload) => UnknownAction;
  // Subscribed to with the player's id; any other row by the page that shows it.
  whileLoggedIn?: true;
}

const row = <Payload>(columns: Row<Payload>): Row<Payload> => columns;

// How long the events of a row are collected before they invalidate: at most two requests a second.
export const debounceMs = 500;

const rows = {
  user: row({
    channel: channels.user,
    event: realtimeEvents.user,
    schema: userUpdateSchema,
    invalidates: ['session'],
    whileLoggedIn: true,
  }),
  transaction: row({
    channel: channels.transactions,
    event: realtimeEvents.transaction,
    schema: transactionEventSchema,
    invalidates: ['transactions', 'limits'],
    dispatches: transactionReported,
    whileLoggedIn: true,
  }),
  rollover: row({
    channel: channels.rollover,
    event: realtimeEvents.rollover,
    schema: rolloverSchema,
    invalidates: ['bonus'],
  }),
  // The page of a game merges the round into its cached table: all players would fetch it at the same moment.
  ...gameEvents,
};

type PayloadIn<Columns> = Columns extends Row<infer Payload> ? Payload : never;

export type RealtimeName = keyof typeof rows;
export type RealtimePayload<Name extends RealtimeName> = PayloadIn<(typeof rows)[Name]>;

/** Lists every realtime event that the app listens to. */
export const realtimeTable: { [Name in RealtimeName]: Row<RealtimePayload<Name>> } = rows;

export const playerRows = Object.keys(rows)
  .filter((name): name is RealtimeName => name in rows)
  .filter((name) => realtimeTable[name].whileLoggedIn);
