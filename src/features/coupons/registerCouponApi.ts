import * as v from 'valibot';
import { couponTextSchema } from '../../shared/contract/coupons.ts';
import { api } from '../../shared/http/api.ts';

/** A page instead of a text is some proxy's, not the operator's offer. */
const plainText = v.pipe(
  couponTextSchema,
  v.check((text) => !/^\s*</.test(text), 'expected a text, not a page'),
);
const offerText = v.nullish(plainText, '');

const registerCouponApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The coupon offer in the register panel; empty when the operator has none. */
    getRegisterCouponText: build.query<string, void>({
      query: () => ({ path: '/v2/coupons/register', schema: offerText, answer: 'text' }),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
});

export const { useGetRegisterCouponTextQuery } = registerCouponApi;
