import { successSchema } from '../../shared/contract/failure.ts';
import type { AppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';

export type RecoverOutcome = { ok: boolean; message: string };

const sent = 'Se o e-mail tiver cadastro, você receberá as instruções.';
const failed = 'Não foi possível enviar agora. Tente de novo em instantes.';

/** Asks for a recovery message. The answer never tells whether the address is known. */
export function recover(email: string) {
  return async (_dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<RecoverOutcome> => {
    const { http } = servicesOf(extra);
    const result = await http.send({
      method: 'POST',
      path: '/api/auth/recover',
      body: { email: email.trim() },
      schema: successSchema,
    });
    if (result.ok && result.data.success) return { ok: true, message: result.data.message ?? sent };
    if (result.ok) return { ok: false, message: result.data.message ?? failed };
    return { ok: false, message: (result.error.kind === 'http' && result.error.message) || failed };
  };
}
