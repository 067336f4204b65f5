import type { RegisterRequest } from '../../shared/contract/account/register.ts';
import type { RegisterValues } from './registerValues.ts';

type LawfulAnswers = Pick<
  RegisterRequest,
  'gender' | 'limits' | 'address' | 'terms_version' | 'politically_exposed'
>;

const genders: Readonly<Record<string, 0 | 1 | null>> = { '0': 0, '1': 1, none: null };

/** Builds the part of the registration that Brazilian law adds (Portaria SPA/MF 1.231/2024 art. 4). */
export function lawfulAnswers(form: RegisterValues, termsVersion: string): LawfulAnswers {
  return {
    gender: genders[form.gender],
    limits: { loss: { month: Number(form.lossLimit) }, time: { day: Number(form.timeLimit) } },
    address: {
      postal_code: form.postalCode,
      street: form.street.trim(),
      number: form.houseNumber.trim(),
      complement: form.complement?.trim() || undefined,
      district: form.district.trim(),
      city: form.city.trim(),
      state: form.state,
    },
    terms_version: termsVersion,
    politically_exposed: form.politicallyExposed === 'yes',
  };
}

// The form's field of each field of the request.
export const lawfulFields = {
  'limits.loss': 'lossLimit',
  'limits.time': 'timeLimit',
  terms_version: 'termsAccepted',
  politically_exposed: 'politicallyExposed',
  'address.postal_code': 'postalCode',
  'address.street': 'street',
  'address.number': 'houseNumber',
  'address.complement': 'complement',
  'address.district': 'district',
  'address.city': 'city',
  'address.state': 'state',
};
