import { getMinesCall, type MinesTable } from '../../shared/contract/casino/games.ts';
import { api } from '../../shared/query/api.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import { sendOptional } from '../../shared/query/sendTyped.ts';
import { type RootState, readServices } from '../../shared/state/rootState.ts';
import { selectUser } from '../session/me.ts';
import { readOpenRound } from './openRound.ts';

// The player's table as cached, with the origin of its open round.
export interface SeenMinesTable extends MinesTable {
  // False when the operator does not offer the table, so this device stores the open round.
  isOffered: boolean;
}

export const minesTableApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMines: build.query<SeenMinesTable, void>({
      queryFn: async (_nothing, { dispatch, signal, getState }) => {
        const response = await sendOptional(readServices(dispatch).http, requestOf(getMinesCall, { signal }));
        if ('error' in response) return response;
        if (response.data) return { data: { ...response.data, isOffered: true } };
        const data = readOpenRound(selectUser(getState() as RootState)?.id);
        return {
          data: { data, history: [], next: undefined, rotated: undefined, edge: 100, isOffered: false },
        };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetMinesQuery } = minesTableApi;

export const selectMinesTable = minesTableApi.endpoints.getMines.select();
