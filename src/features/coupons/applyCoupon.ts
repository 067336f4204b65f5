import { applyCouponCall, type Coupon } from '../../shared/contract/bonus/coupons.ts';
import { isHttpError } from '../../shared/http/httpError.ts';
import { storedRequest } from '../../shared/money/pendingRequest.ts';
import { isRefusal, sendIdempotent } from '../../shared/money/sendIdempotent.ts';
import { api } from '../../shared/query/api.ts';
import { routeOf } from '../../shared/query/fromCall.ts';
import { fetchNow } from '../../shared/query/lazyQuery.ts';
import { type AppDispatch, readServices, readState } from '../../shared/state/rootState.ts';
import { depositCouponChosen } from '../../shared/state/walletDialogSlice.ts';
import { getMe, selectUser } from '../session/me.ts';
import { codeError, reusableCoupon } from './couponCode.ts';
import { couponsApi } from './couponsApi.ts';

export const couponActivated = 'Cupom ativado com sucesso';
export const couponTexts = { unreachable: 'Ocorreu um erro tente novamente.' };

const selectCoupons = couponsApi.endpoints.listCoupons.select();

export const applyCouponApi = api.injectEndpoints({
  endpoints: (build) => ({
    applyCoupon: build.mutation<Coupon, string>({
      queryFn: async (typed, store) => {
        const code = typed.trim();
        const invalid = codeError(code);
        if (invalid) return { error: { kind: 'local', message: invalid } };
        const known = reusableCoupon(code, selectCoupons(readState(store.dispatch)).data ?? []);
        if (known) return { data: known };
        const result = await sendIdempotent(readServices(store.dispatch).http, {
          ...routeOf(applyCouponCall),
          attempt: storedRequest(`coupon-${code.toUpperCase()}`),
          userId: await playerId(store.dispatch),
          body: { code },
        });
        if ('error' in result) return result;
        const { error, message = null, userCoupon } = result.data;
        if (userCoupon && !error) return { data: userCoupon };
        const shown = typeof error === 'string' && error ? error : message;
        return { error: { kind: 'http', status: 200, message: shown, fields: {} } };
      },
      // A lost response may have been a success, so the lists are loaded again.
      invalidatesTags: (_coupon, error) => (isRefusedForGood(error) ? [] : ['coupons', 'bonus', 'session']),
      onQueryStarted: async (_code, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => null);
        if (response?.data.deposit) dispatch(depositCouponChosen(response.data.code));
      },
    }),
  }),
});

export const { useApplyCouponMutation } = applyCouponApi;

// A stored code is applied right after the login, when the profile may still be under way.
async function playerId(dispatch: AppDispatch): Promise<string | undefined> {
  const known = selectUser(readState(dispatch))?.id;
  if (known !== undefined) return known;
  await dispatch(fetchNow(getMe));
  return selectUser(readState(dispatch))?.id;
}

/** Tells whether a retry with the same code would not help. */
export function isRefusedForGood(error: unknown): boolean {
  return isRefusal(error) || (isHttpError(error) && error.kind === 'local');
}
