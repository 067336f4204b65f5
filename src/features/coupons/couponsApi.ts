import { listCouponsCall } from '../../shared/contract/bonus/coupons.ts';
import type { ResponseOf } from '../../shared/contract/call.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall } from '../../shared/query/fromCall.ts';

export const couponsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Usable, used and expired coupons.
    listCoupons: build.query({
      ...fromCall(listCouponsCall, () => ({ body: { active: true, applied: true, expired: true } })),
      transformResponse: ({ userCoupons }: ResponseOf<typeof listCouponsCall>) => userCoupons,
      providesTags: ['coupons'],
    }),
  }),
});

export const { useListCouponsQuery } = couponsApi;
