import { untilSchema } from '../../shared/contract/protection.ts';
import type { AppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { logoutRequested } from '../../shared/state/sessionSlice.ts';
import type { ProtectionOutcome } from './saveLimits.ts';

export type Closing =
  | { kind: 'suspension'; days: number }
  | { kind: 'exclusion'; months: number | null; password: string };

const unreachable = 'Não sabemos se o pedido chegou. Confira sua conexão e confirme de novo.';

/** A pause or a self-exclusion; `months` null is for good. It holds at once, so the player is logged out. */
export function closeAccount(closing: Closing) {
  return async (dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<ProtectionOutcome> => {
    const result = await servicesOf(extra).http.send({
      method: 'POST',
      path: `/api/protection/${closing.kind}`,
      body: bodyOf(closing),
      schema: untilSchema,
    });
    if (result.ok) {
      dispatch(logoutRequested());
      return { ok: true, until: result.data.until ?? null };
    }
    const { error } = result;
    if (error.kind !== 'http' || error.status >= 500) return { ok: false, message: unreachable, fields: {} };
    return { ok: false, message: error.message ?? unreachable, fields: error.fields };
  };
}

function bodyOf(closing: Closing): Record<string, unknown> {
  if (closing.kind === 'suspension') return { days: closing.days };
  const { months, password } = closing;
  return months === null ? { permanent: true, password } : { months, password };
}
