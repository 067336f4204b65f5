import { randomInt } from 'node:crypto';
import { termsVersion } from '../../../sandbox/content/settings.ts';
import { withCheckDigits } from '../../../sandbox/domain/cpf.ts';
import { personOf } from '../../../sandbox/domain/people.ts';
import { formToken } from '../../../src/features/auth/formToken.ts';

export function registrationForm(document: string, changes: Record<string, unknown> = {}) {
  const email = `maria-${document}@sandbox.test`;
  return {
    name: 'Maria Souza',
    document,
    email,
    email_confirmation: email,
    phone: '11987650000',
    phone_code: '55',
    birthday: '1990-01-02',
    password: 'senha-boa-1',
    password_confirmation: 'senha-boa-1',
    termsAccepted: true,
    token: typedFormToken(),
    ...changes,
  };
}

/** Returns a form with everything that Brazilian law asks. */
export function lawfulRegistrationForm(document: string, changes: Record<string, unknown> = {}) {
  return registrationForm(document, {
    ...personOf(document),
    gender: 0,
    limits: { loss: { month: 50_000 }, time: { day: 60 } },
    address: {
      postal_code: '88010000',
      street: 'Rua do Mirante',
      number: '120',
      district: 'Centro',
      city: 'Florianópolis',
      state: 'SC',
    },
    terms_version: termsVersion,
    politically_exposed: false,
    ...changes,
  });
}

// As a registration sends it that took five seconds to type.
export const typedFormToken = (): string => formToken(0, 5_000);

export function newCpf(): string {
  return withCheckDigits(String(randomInt(100_000_000, 1_000_000_000)));
}
