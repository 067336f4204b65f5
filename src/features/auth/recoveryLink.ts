import {
  type RecoveryLink,
  readRecoveryLinkCall,
  resetPasswordCall,
} from '../../shared/contract/account/auth.ts';
import { isHttpError, isNotOffered } from '../../shared/http/httpError.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall, requestOf } from '../../shared/query/fromCall.ts';
import { sendTyped } from '../../shared/query/sendTyped.ts';

export interface ResetValues {
  password: string;
  password_confirmation: string;
}

const dead = 'Este link expirou ou já foi usado. Peça outro.';

export const resetTexts = {
  unreachable: 'Não foi possível salvar agora. Confira sua conexão e tente de novo.',
  readsOutages: true,
};

// The link stands for itself: the session of a player who is logged in here has no part in it.
const noSession = null;

// Statuses by which an operator refuses the link itself.
const deadStatuses: ReadonlySet<number> = new Set([401, 403, 410]);

const recoveryLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Asks what the link of a recovery mail is good for. Operators without that call set a password with every link.
    readRecoveryLink: build.mutation<RecoveryLink, string>({
      queryFn: async (token, store) => {
        const request = requestOf(readRecoveryLinkCall, { body: { token }, authorization: noSession });
        const result = await sendTyped(store, request);
        if ('data' in result || !isNotOffered(result.error)) return result;
        return { data: { purpose: 'password', account: undefined } };
      },
    }),
    // The link is used up then.
    resetPassword: build.mutation(
      fromCall(resetPasswordCall, ({ token, values }: { token: string; values: ResetValues }) => ({
        body: { token, ...values },
        authorization: noSession,
      })),
    ),
  }),
});

export const { useReadRecoveryLinkMutation, useResetPasswordMutation } = recoveryLinkApi;

/** Returns the message about a used, expired or unknown link, or null for any other error. */
export function deadLinkMessage(error: unknown): string | null {
  if (!isHttpError(error) || error.kind !== 'http' || !deadStatuses.has(error.status)) return null;
  return error.message ?? dead;
}
