import { typedFormToken } from './formToken.ts';

/** What the register panel sends of somebody who has filled it in well. */
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
