import { updatePasswordCall } from '../../../shared/contract/account/auth.ts';
import { api } from '../../../shared/http/api.ts';
import { fromCall } from '../../../shared/http/fromCall.ts';

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
