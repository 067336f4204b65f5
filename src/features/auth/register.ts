import { registerCall } from '../../shared/contract/account/register.ts';
import { api } from '../../shared/query/api.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import { sendTyped } from '../../shared/query/sendTyped.ts';
import { type AppDispatch, type RootState, readServices } from '../../shared/state/rootState.ts';
import { forgetCouponCode, registrationAttribution } from '../attribution/registrationAttribution.ts';
import { selectSettings } from '../settings/useSettings.ts';
import { recordEvent } from '../tracking/trackingSinks.ts';
import { lawfulFields } from './lawfulAnswers.ts';
import { loginApi } from './logIn.ts';
import { registerRequest } from './registerRequest.ts';
import type { RegisterValues } from './registerValues.ts';
import { keepDevice } from './tokenRequest.ts';

// `logInAgain`: the account exists and only the login failed.
export interface Registration {
  logInAgain: boolean;
}

interface RegisterForm {
  form: RegisterValues;
  formToken: string;
}

export const registerTexts = {
  unreachable: 'Não foi possível criar a conta agora. Confira sua conexão e tente de novo.',
  refused: 'Não foi possível criar a conta. Tente de novo.',
  readsOutages: true,
  // Request fields that have another name in the form.
  fields: {
    'document.number': 'document',
    email_confirmation: 'email',
    password_confirmation: 'password',
    phone_code: 'phone',
    referrer_id: 'referer',
    ...lawfulFields,
  },
};

export const registerApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Creates an account and logs in.
    register: build.mutation<Registration, RegisterForm>({
      queryFn: async ({ form, formToken }, store) => {
        const { brand } = readServices(store.dispatch);
        const { general_terms_version: version } = selectSettings(store.getState() as RootState);
        const termsVersion = brand.jurisdiction === 'br' ? version : null;
        const body = registerRequest(form, formToken, registrationAttribution(brand), termsVersion);
        const result = await sendTyped(store, requestOf(registerCall, { body }));
        if ('error' in result) return result;
        const { device } = result.data;
        if (device) keepDevice(brand.id, device);
        forgetCouponCode(brand);
        recordEvent({ event: 'registration' });
        return { data: await welcome(store.dispatch, form) };
      },
    }),
  }),
});

export const { useRegisterMutation } = registerApi;

async function welcome(dispatch: AppDispatch, form: RegisterValues): Promise<Registration> {
  const { logIn } = loginApi.endpoints;
  const login = await dispatch(logIn.initiate(form, { track: false }));
  return { logInAgain: login.data !== null };
}
