import type { InferOutput } from 'valibot';
import { minesSchema } from '../../shared/contract/games.ts';
import { api } from '../../shared/http/api.ts';
import type { HttpError, HttpResult } from '../../shared/http/httpError.ts';
import type { RootState } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { selectUser } from '../session/meApi.ts';
import { type MinesBet, sendBet } from './minesBet.ts';
import { minesTableApi, selectMinesTable } from './minesTableApi.ts';
import { forgetOpenRound, keepOpenRound } from './openRound.ts';

type MinesAnswer = InferOutput<typeof minesSchema>;

/** What a player does at the table. */
export type MinesMove =
  | ({ kind: 'bet' } & MinesBet)
  | { kind: 'reveal'; id: string; tile: number }
  | { kind: 'cashout'; id: string };

type RoundMove = Exclude<MinesMove, { kind: 'bet' }>;

/** The same tile of the same round is the same request, however often it is sent. */
function requestOf(move: RoundMove): { path: string; body?: unknown; idempotencyKey: string } {
  const path = `/api/games/mines/${encodeURIComponent(move.id)}`;
  if (move.kind === 'cashout') return { path: `${path}/cashout`, idempotencyKey: `mines-${move.id}-cashout` };
  return {
    path: `${path}/reveal`,
    body: { tile: move.tile },
    idempotencyKey: `mines-${move.id}-${move.tile}`,
  };
}

/** Tells whether a refusal means that the operator has no such round open; a tile may be refused for another reason. */
function isRoundOver({ kind }: MinesMove, error: HttpError): boolean {
  if (error.kind !== 'http') return false;
  return (kind === 'cashout' ? [404, 409, 410, 422] : kind === 'reveal' ? [404, 410] : []).includes(
    error.status,
  );
}

export const minesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every answer holds the whole round: what the page shows is what the operator has. */
    playMines: build.mutation<MinesAnswer, MinesMove>({
      queryFn: async (move, { extra, signal, dispatch, getState }) => {
        const { http } = servicesOf(extra);
        const state = getState() as RootState;
        const userId = selectUser(state)?.id;
        const isOffered = selectMinesTable(state).data?.isOffered ?? true;
        const result: HttpResult<MinesAnswer> =
          move.kind === 'bet'
            ? await sendBet(http, move, { signal, resumeFor: isOffered ? undefined : userId })
            : await http.send({ method: 'POST', schema: minesSchema, signal, ...requestOf(move) });
        if (!result.ok) {
          if (!isOffered && isRoundOver(move, result.error)) {
            forgetOpenRound();
            dispatch(
              minesTableApi.util.updateQueryData('getMines', undefined, (table) => {
                table.data = null;
              }),
            );
          }
          return { error: result.error };
        }
        const { data, next } = result.data;
        if (!isOffered && userId) keepOpenRound(userId, data);
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
      // A tile moves money only where it ends the round.
      invalidatesTags: (answer, _error, { kind }) =>
        kind === 'reveal' && answer?.data.status === 'playing' ? [] : ['session'],
    }),
  }),
});

export const { usePlayMinesMutation } = minesApi;
