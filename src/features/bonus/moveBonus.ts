import * as v from 'valibot';
import { flagOr, maybe } from '../../shared/contract/wire.ts';
import { api } from '../../shared/http/api.ts';
import { storedAttempt } from '../../shared/http/moneyAttempt.ts';
import { sendMoney } from '../../shared/http/sendMoney.ts';
import type { AppDispatch, RootState } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { selectUser } from '../session/meApi.ts';

export type BonusMove = 'activate' | 'redeem' | 'exclude';
export type BonusOutcome = { ok: true } | { ok: false; message: string };

const failed = 'Ocorreu um erro tente novamente.';
const unsure = 'A resposta não chegou. Confirme de novo: nada é feito duas vezes.';
/** What the answer looks like is not agreed on beyond a refusal with status 200. */
const resultSchema = v.nullish(v.object({ success: flagOr(true), message: maybe(v.string()) }));

/** Activates, redeems or excludes a bonus. Nothing that a player pressed fails in silence. */
export function moveBonus(move: BonusMove, id: string) {
  return async (dispatch: AppDispatch, getState: () => RootState, extra: unknown): Promise<BonusOutcome> => {
    const user = selectUser(getState());
    if (!user) return { ok: false, message: failed };
    const outcome = await (move === 'activate' ? activate(id, extra) : settle(move, id, user.id, extra));
    dispatch(api.util.invalidateTags(['bonus', 'session', 'transactions']));
    return outcome;
  };
}

async function activate(id: string, extra: unknown): Promise<BonusOutcome> {
  const path = `/api/active/${encodeURIComponent(id)}`;
  const result = await servicesOf(extra).http.send({ method: 'POST', path, schema: resultSchema });
  if (result.ok) return read(result.data);
  const { error } = result;
  const words = error.kind === 'http' && error.status < 500 ? error.message : null;
  return { ok: false, message: words ?? failed };
}

async function settle(
  move: 'redeem' | 'exclude',
  id: string,
  userId: string,
  extra: unknown,
): Promise<BonusOutcome> {
  const outcome = await sendMoney(servicesOf(extra).http, {
    attempt: storedAttempt(`bonus-${move}-${id}`),
    method: move === 'redeem' ? 'POST' : 'DELETE',
    path: `/api/${move === 'redeem' ? 'redeem' : 'bonus'}/${encodeURIComponent(id)}`,
    schema: resultSchema,
    userId,
    body: {},
  });
  if (outcome.kind === 'done') return read(outcome.data);
  return { ok: false, message: outcome.kind === 'refused' ? (outcome.message ?? failed) : unsure };
}

function read(result: v.InferOutput<typeof resultSchema>): BonusOutcome {
  return result?.success === false ? { ok: false, message: result.message ?? failed } : { ok: true };
}
