import type { RegisterValues } from '../../src/features/auth/registerValues.ts';

/** The register panel, filled in well by somebody who answered all that Brazilian law asks. */
export const registerValues: RegisterValues = {
  document: '11144477735',
  name: 'Maria Souza',
  birthday: '12041996',
  email: 'maria@teste.example',
  phone: '11987650000',
  phoneCountry: 'BR',
  password: 'senha-boa-1',
  termsAccepted: true,
  referer: '',
  gender: '0',
  timeLimit: '60',
  lossLimit: 'none',
};
