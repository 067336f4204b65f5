import { type MinesTable, minesCurrentSchema } from '../../shared/contract/games.ts';
import { api } from '../../shared/http/api.ts';
import { sendOptional } from '../../shared/http/sendOptional.ts';
import type { RootState } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { selectUser } from '../session/meApi.ts';
import { readOpenRound } from './openRound.ts';

/** The player's table: the round under way, the last ones, and what the next one is drawn from. */
export interface SeenMinesTable extends MinesTable {
  /** False where the operator does not offer the table, so this device keeps the open round. */
  isOffered: boolean;
}

export const minesTableApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMines: build.query<SeenMinesTable, void>({
      queryFn: async (_nothing, { extra, signal, getState }) => {
        const answer = await sendOptional(servicesOf(extra).http, {
          path: '/api/games/mines',
          schema: minesCurrentSchema,
          signal,
        });
        if ('error' in answer) return answer;
        if (answer.data) return { data: { ...answer.data, isOffered: true } };
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
