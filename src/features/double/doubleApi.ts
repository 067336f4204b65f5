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
            updateCachedData((table) => takeRound(table, round));
            // The API has settled the bets and the history by now.
            if (round.phase === 'complete') {
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

/** Merges a pushed round, ignoring repeated messages and those older than the table. */
export function takeRound(table: SeenDouble, round: DoubleRound): void {
  if (Date.parse(round.now) < Date.parse(table.data.now)) return;
  if (round.now !== table.data.now) table.receivedAtMs = Date.now();
  if (round.id !== table.data.id) table.bets = [];
  table.data = round;
}

export const { useGetDoubleQuery, useBetDoubleMutation } = doubleApi;
