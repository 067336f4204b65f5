import { recoverCall } from '../../shared/contract/account/auth.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall } from '../../shared/query/fromCall.ts';

export const recoverTexts = {
  unreachable: 'Não foi possível enviar agora. Tente de novo em instantes.',
  readsOutages: true,
};

const recoverApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Requests a recovery mail; the response never reveals whether the address is known.
    recover: build.mutation(fromCall(recoverCall, (email: string) => ({ body: { email: email.trim() } }))),
  }),
});

export const { useRecoverMutation } = recoverApi;
