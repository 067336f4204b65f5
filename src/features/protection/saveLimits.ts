import { type LimitsRequest, limitsSchema } from '../../shared/contract/protection.ts';
import { api } from '../../shared/http/api.ts';
import type { AppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';

export type ProtectionOutcome =
  | { ok: true; until: string | null }
  | { ok: false; message: string; fields: Record<string, string> };

const unreachable = 'Não foi possível salvar agora. Confira sua conexão e tente de novo.';

/** Sent twice it changes nothing more, so a lost answer needs no key. */
export function saveLimits(request: LimitsRequest) {
  return async (dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<ProtectionOutcome> => {
    const result = await servicesOf(extra).http.send({
      method: 'PUT',
      path: '/api/protection/limits',
      body: request,
      schema: limitsSchema,
    });
    dispatch(api.util.invalidateTags(['limits']));
    if (result.ok) return { ok: true, until: null };
    const { error } = result;
    if (error.kind !== 'http' || error.status >= 500) return { ok: false, message: unreachable, fields: {} };
    return { ok: false, message: error.message ?? unreachable, fields: error.fields };
  };
}
