import * as v from 'valibot';
import { flagOr } from '../../shared/contract/wire.ts';
import { api } from '../../shared/http/api.ts';
import { storedAttempt } from '../../shared/http/moneyAttempt.ts';
import { sendMoney } from '../../shared/http/sendMoney.ts';
import type { AppDispatch, RootState } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { selectUser } from '../session/meApi.ts';

export type BonusMove = 'activate' | 'redeem' | 'exclude';

/** The contract names nothing of the response but a refusal with status 200. */
const resultSchema = v.nullish(v.object({ success: flagOr(true) }));

/** Activates, redeems or excludes a bonus; returns whether the operator did. */
export function moveBonus(move: BonusMove, id: string) {
  return async (dispatch: AppDispatch, getState: () => RootState, extra: unknown): Promise<boolean> => {
    const user = selectUser(getState());
    if (!user) return false;
    const isDone = await (move === 'activate' ? activate(id, extra) : settle(move, id, user.id, extra));
    dispatch(api.util.invalidateTags(['bonus', 'session', 'transactions']));
    return isDone;
  };
}

async function activate(id: string, extra: unknown): Promise<boolean> {
  const path = `/api/active/${encodeURIComponent(id)}`;
  const result = await servicesOf(extra).http.send({ method: 'POST', path, schema: resultSchema });
  return result.ok && isAccepted(result.data);
}

async function settle(
  move: 'redeem' | 'exclude',
  id: string,
  userId: string,
  extra: unknown,
): Promise<boolean> {
  const outcome = await sendMoney(servicesOf(extra).http, {
    attempt: storedAttempt(`bonus-${move}-${id}`),
    method: move === 'redeem' ? 'POST' : 'DELETE',
    path: `/api/${move === 'redeem' ? 'redeem' : 'bonus'}/${encodeURIComponent(id)}`,
    schema: resultSchema,
    userId,
    body: {},
  });
  return outcome.kind === 'done' && isAccepted(outcome.data);
}

function isAccepted(result: v.InferOutput<typeof resultSchema>): boolean {
  return result?.success !== false;
}
