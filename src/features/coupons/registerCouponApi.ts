import * as v from 'valibot';
import { couponTextSchema, getCouponTextCall } from '../../shared/contract/bonus/coupons.ts';
import { api } from '../../shared/query/api.ts';
import { requestOf } from '../../shared/query/fromCall.ts';

// An HTML page comes from a proxy and is not the operator's offer.
const plainText = v.pipe(
  couponTextSchema,
  v.check((text) => !/^\s*</.test(text), 'expected a text, not a page'),
);
const offerText = v.nullish(plainText, '');

const registerCouponApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Empty when the operator has no offer.
    getRegisterCouponText: build.query<string, void>({
      query: () => ({ ...requestOf(getCouponTextCall), schema: offerText, responseType: 'text' }),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
});

export const { useGetRegisterCouponTextQuery } = registerCouponApi;
