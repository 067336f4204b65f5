import { type InferOutput, safeParse } from 'valibot';
import {
  type DoubleRound,
  type DoubleTable,
  doubleBetAnswerSchema,
  doubleRoundSchema,
  doubleSchema,
} from '../../shared/contract/games.ts';
import { channels, realtimeEvents } from '../../shared/contract/realtime.ts';
import type { DoubleColour } from '../../shared/fairness/doubleSlot.ts';
import { api } from '../../shared/http/api.ts';
import { servicesOf } from '../../shared/state/services.ts';

export interface DoubleWish {
  betCents: number;
  colour: DoubleColour;
  key: string;
}

type BetAnswer = InferOutput<typeof doubleBetAnswerSchema>;

/** The table as this page knows it; `receivedAtMs` is when the round's `now` was true, on this device's clock. */
export interface SeenDouble extends DoubleTable {
  receivedAtMs: number;
}

const path = '/api/games/double';

export const doubleApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDouble: build.query<SeenDouble, void>({
      query: () => ({ path, schema: doubleSchema }),
      transformResponse: (table: DoubleTable) => ({ ...table, receivedAtMs: Date.now() }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (
        _nothing,
        { extra, dispatch, updateCachedData, cacheDataLoaded, cacheEntryRemoved },
      ) => {
        const { realtime } = servicesOf(extra);
        await cacheDataLoaded.catch(() => {});
        const unsubscribe = realtime?.subscribe({
          channel: channels.double,
          event: realtimeEvents.double,
          onEvent: (message) => {
            const parsed = safeParse(doubleRoundSchema, message);
            if (!parsed.success) return false;
            const round = parsed.output;
            updateCachedData((table) => takeRound(table, round));
            // Own bets and the history come from the API, which has settled them by now.
            if (round.phase === 'complete') {
              void dispatch(
                doubleApi.endpoints.getDouble.initiate(undefined, { forceRefetch: true, subscribe: false }),
              );
            }
            return true;
          },
        });
        await cacheEntryRemoved;
        unsubscribe?.();
      },
    }),
    betDouble: build.mutation<BetAnswer, DoubleWish>({
      query: ({ betCents, colour, key }) => ({
        method: 'POST',
        path: `${path}/bets`,
        body: { bet: betCents, colour },
        schema: doubleBetAnswerSchema,
        idempotencyKey: key,
      }),
      invalidatesTags: ['session'],
      onQueryStarted: async (_wish, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { data } = answer.data;
        dispatch(
          doubleApi.util.updateQueryData('getDouble', undefined, (table) => {
            if (!table.bets.some(({ id }) => id === data.id)) table.bets.push(data);
          }),
        );
      },
    }),
  }),
});

/** Messages come twice and overtake each other: only what the table said later than it did before counts. */
export function takeRound(table: SeenDouble, round: DoubleRound): void {
  if (Date.parse(round.now) < Date.parse(table.data.now)) return;
  if (round.now !== table.data.now) table.receivedAtMs = Date.now();
  if (round.id !== table.data.id) table.bets = [];
  table.data = round;
}

export const { useGetDoubleQuery, useBetDoubleMutation } = doubleApi;
