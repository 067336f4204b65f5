import type { InferOutput } from 'valibot';
import { minesSchema } from '../../shared/contract/games.ts';
import { api } from '../../shared/http/api.ts';
import type { HttpResult } from '../../shared/http/httpError.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { minesTableApi } from './minesTableApi.ts';

type MinesAnswer = InferOutput<typeof minesSchema>;

/** What a player does at the table. */
export type MinesMove =
  | { kind: 'bet'; betCents: number; mines: number; clientSeed: string; key: string }
  | { kind: 'reveal'; id: string; tile: number }
  | { kind: 'cashout'; id: string };

const path = '/api/games/mines';

function requestOf(move: MinesMove): { path: string; body?: unknown; idempotencyKey: string } {
  switch (move.kind) {
    case 'bet':
      return {
        path,
        body: { bet: move.betCents, mines: move.mines, client_seed: move.clientSeed || undefined },
        idempotencyKey: move.key,
      };
    // The same tile of the same round is the same wish, however often it is sent.
    case 'reveal':
      return {
        path: `${path}/${encodeURIComponent(move.id)}/reveal`,
        body: { tile: move.tile },
        idempotencyKey: `mines-${move.id}-${move.tile}`,
      };
    case 'cashout':
      return {
        path: `${path}/${encodeURIComponent(move.id)}/cashout`,
        idempotencyKey: `mines-${move.id}-cashout`,
      };
  }
}

const minesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every answer holds the whole round: what the page shows is what the operator has. */
    playMines: build.mutation<MinesAnswer, MinesMove>({
      queryFn: async (move, { extra, signal, dispatch }) => {
        const request = { method: 'POST', schema: minesSchema, signal, ...requestOf(move) } as const;
        const result: HttpResult<MinesAnswer> = await servicesOf(extra).http.send(request);
        if (!result.ok) return { error: result.error };
        const { data, next } = result.data;
        dispatch(
          minesTableApi.util.updateQueryData('getMines', undefined, (table) => {
            table.data = data;
            if (next) table.next = next;
            if (data.status !== 'playing') {
              table.history = [data, ...table.history.filter(({ id }) => id !== data.id)];
            }
          }),
        );
        return { data: result.data };
      },
    }),
  }),
});

export const { usePlayMinesMutation } = minesApi;
