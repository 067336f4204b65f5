import { updatePasswordCall } from '../../../shared/contract/account/auth.ts';
import { api } from '../../../shared/query/api.ts';
import { fromCall } from '../../../shared/query/fromCall.ts';

export interface PasswordValues {
  current_password: string;
  password: string;
  password_confirmation: string;
}

const changePasswordApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation(fromCall(updatePasswordCall, (body: PasswordValues) => ({ body }))),
  }),
});

export const { useChangePasswordMutation } = changePasswordApi;
