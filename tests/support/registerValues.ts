import type { RegisterValues } from '../../src/features/auth/registerValues.ts';

// A valid register form with everything that Brazilian law requires.
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
  lossLimit: '50000',
  politicallyExposed: 'no',
  postalCode: '88010000',
  street: 'Rua do Mirante',
  houseNumber: '120',
  complement: '',
  district: 'Centro',
  city: 'Florianópolis',
  state: 'SC',
};
