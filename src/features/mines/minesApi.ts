import type { ResponseOf } from '../../shared/contract/call.ts';
import { cashOutMinesCall, revealTileCall } from '../../shared/contract/casino/games.ts';
import type { HttpError, HttpResult } from '../../shared/http/httpError.ts';
import type { HttpRequest } from '../../shared/http/httpRequest.ts';
import { api } from '../../shared/query/api.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import { readServices, readState } from '../../shared/state/rootState.ts';
import { selectUser } from '../session/me.ts';
import { type MinesBet, sendBet } from './minesBet.ts';
import { minesTableApi, selectMinesTable } from './minesTableApi.ts';
import { forgetOpenRound, keepOpenRound } from './openRound.ts';

type MinesResponse = ResponseOf<typeof revealTileCall>;

// A request of the player at the table.
export type MinesMove =
  | ({ kind: 'bet' } & MinesBet)
  | { kind: 'reveal'; id: string; tile: number }
  | { kind: 'cashout'; id: string };

type RoundMove = Exclude<MinesMove, { kind: 'bet' }>;

// Repeated requests for the same tile share one idempotency key.
function moveRequest(move: RoundMove, signal: AbortSignal): HttpRequest<MinesResponse> {
  const { id } = move;
  if (move.kind === 'cashout')
    return requestOf(cashOutMinesCall, { params: { id }, idempotencyKey: `mines-${id}-cashout`, signal });
  const { tile } = move;
  const idempotencyKey = `mines-${id}-${tile}`;
  return requestOf(revealTileCall, { params: { id }, body: { tile }, idempotencyKey, signal });
}

// A 409 or 422 to a reveal may refuse the tile alone, so it does not close the round.
function isRoundOver({ kind }: MinesMove, error: HttpError): boolean {
  if (error.kind !== 'http') return false;
  return (kind === 'cashout' ? [404, 409, 410, 422] : kind === 'reveal' ? [404, 410] : []).includes(
    error.status,
  );
}

export const minesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Every response holds the whole round, so the cache always matches the operator.
    playMines: build.mutation<MinesResponse, MinesMove>({
      queryFn: async (move, { signal, dispatch }) => {
        const { http } = readServices(dispatch);
        const state = readState(dispatch);
        const userId = selectUser(state)?.id;
        const isOffered = selectMinesTable(state).data?.isOffered ?? true;
        const result: HttpResult<MinesResponse> =
          move.kind === 'bet'
            ? await sendBet(http, move, { signal, resumeFor: isOffered ? undefined : userId })
            : await http.send(moveRequest(move, signal));
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
      // A tile moves money only when it ends the round.
      invalidatesTags: (response, _error, { kind }) =>
        kind === 'reveal' && response?.data.status === 'playing' ? [] : ['session'],
    }),
  }),
});

export const { usePlayMinesMutation } = minesApi;
