import type { ResponseOf } from '../../shared/contract/call.ts';
import {
  betDoubleCall,
  type DoubleRound,
  type DoubleTable,
  getDoubleCall,
} from '../../shared/contract/casino/games.ts';
import type { DoubleColour } from '../../shared/fairness/doubleSlot.ts';
import { storedRequest } from '../../shared/money/pendingRequest.ts';
import { sendIdempotent } from '../../shared/money/sendIdempotent.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall, routeOf } from '../../shared/query/fromCall.ts';
import { readServices, readState } from '../../shared/state/rootState.ts';
import { selectUser } from '../session/me.ts';

export interface DoubleRequest {
  betCents: number;
  colour: DoubleColour;
  // A bet without a response is repeated only in its round.
  round: string;
}

// The table as cached; `receivedAtMs` is the local time at which the round's `now` was true.
export interface SeenDouble extends DoubleTable {
  receivedAtMs: number;
}

export const doubleApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDouble: build.query({
      ...fromCall(getDoubleCall),
      transformResponse: (table: DoubleTable): SeenDouble => ({ ...table, receivedAtMs: Date.now() }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (
        _nothing,
        { dispatch, updateCachedData, cacheDataLoaded, cacheEntryRemoved },
      ) => {
        const { realtime } = readServices(dispatch);
        await cacheDataLoaded.catch(() => {});
        const unsubscribe = realtime?.subscribe({
          name: 'double',
          onEvent: (round) => {
            let isAsked = false;
            updateCachedData((table) => {
              isAsked = takeRound(table, round);
            });
            if (isAsked) {
              void dispatch(
                doubleApi.endpoints.getDouble.initiate(undefined, { forceRefetch: true, subscribe: false }),
              );
            }
          },
        });
        await cacheEntryRemoved;
        unsubscribe?.();
      },
    }),
    betDouble: build.mutation<ResponseOf<typeof betDoubleCall>, DoubleRequest>({
      queryFn: ({ betCents, colour, round }, { dispatch }) =>
        sendIdempotent(readServices(dispatch).http, {
          ...routeOf(betDoubleCall),
          attempt: storedRequest(`double-bet-${round}-${betCents}-${colour}`),
          userId: selectUser(readState(dispatch))?.id,
          body: { bet: betCents, colour },
        }),
      invalidatesTags: ['session'],
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => null);
        if (!response) return;
        const { data } = response.data;
        dispatch(
          doubleApi.util.updateQueryData('getDouble', undefined, (table) => {
            if (!table.bets.some(({ id }) => id === data.id)) table.bets.push(data);
          }),
        );
      },
    }),
  }),
});

/**
 * Merges a pushed round, ignoring repeated messages and those older than the table. Returns whether the table has to be
 * fetched at the end of a round. Only players with bets do so, because all viewers would fetch it at the same moment.
 */
export function takeRound(table: SeenDouble, round: DoubleRound): boolean {
  if (Date.parse(round.now) < Date.parse(table.data.now)) return false;
  if (round.now !== table.data.now) table.receivedAtMs = Date.now();
  if (round.id !== table.data.id) table.bets = [];
  table.data = round;
  const { id, phase, slot, colour, seed } = round;
  if (phase !== 'complete') return false;
  if (slot === undefined || colour === undefined || seed === undefined) return true;
  if (table.history[0]?.id !== id) table.history.unshift({ id, slot, colour, seed });
  return table.bets.length > 0;
}

export const { useGetDoubleQuery, useBetDoubleMutation } = doubleApi;
