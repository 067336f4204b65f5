import { type Coupon, type CouponList, couponListSchema } from '../../shared/contract/coupons.ts';
import { api } from '../../shared/http/api.ts';

export const couponsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All of the player's coupons: the ones to use, the used and the expired. */
    listCoupons: build.query<Coupon[], void>({
      query: () => ({
        method: 'POST',
        path: '/api/coupons/list',
        body: { active: true, applied: true, expired: true },
        schema: couponListSchema,
      }),
      transformResponse: ({ userCoupons }: CouponList) => userCoupons,
      providesTags: ['coupons'],
    }),
  }),
});

export const { useListCouponsQuery } = couponsApi;
