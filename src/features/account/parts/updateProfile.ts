import type { SecondFactor } from '../../../shared/contract/account/secondFactor.ts';
import { type ProfileRequest, updateMeCall } from '../../../shared/contract/account/user.ts';
import { api } from '../../../shared/query/api.ts';
import { fromCall } from '../../../shared/query/fromCall.ts';
import { callingCode, countryOf } from '../../forms/phone.ts';
import { meApi } from '../../session/meApi.ts';

export interface ContactValues {
  email: string;
  // Only with a new e-mail address.
  current_password?: string;
  // The code of the second factor, where one was sent.
  code?: string;
  // National digits.
  phone: string;
  // Two letters, as in `BR`.
  phoneCountry: string;
}

interface ProfileChange {
  values: ContactValues;
  secondFactor: SecondFactor | null;
}

const updateProfileApi = api.injectEndpoints({
  endpoints: (build) => ({
    // With `second_factor`, nothing has changed yet and the operator has sent a code.
    updateProfile: build.mutation({
      ...fromCall(updateMeCall, (change: ProfileChange) => ({ body: bodyOf(change) })),
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => null);
        if (!response || 'second_factor' in response.data) return;
        dispatch(meApi.util.upsertQueryData('getMe', undefined, response.data));
      },
    }),
  }),
});

export const { useUpdateProfileMutation } = updateProfileApi;

function bodyOf({ values, secondFactor }: ProfileChange): ProfileRequest {
  const { email, phone, phoneCountry, current_password, code } = values;
  return {
    email: email.trim(),
    phone,
    phone_code: callingCode(countryOf(phoneCountry)),
    current_password: current_password || undefined,
    second_factor: secondFactor && code ? { challenge: secondFactor.challenge, code } : undefined,
  };
}
