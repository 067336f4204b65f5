import type { RegisterRequest } from '../../src/shared/contract/account/register.ts';
import { type FieldErrors, isOfAge } from './registration.ts';

type LawfulForm = Pick<
  RegisterRequest,
  'name' | 'birthday' | 'gender' | 'limits' | 'address' | 'terms_version' | 'politically_exposed'
>;

type Check = [field: string, wrong: boolean, message: string];

// What the operator knows: the person of the tax number, and the terms in force.
interface Facts {
  // Null for a tax number that is none.
  person: { name: string; birthday: string } | null;
  termsVersion: string;
  now: Date;
}

const addressTexts = {
  postal_code: 'Informe o CEP com 8 dígitos.',
  street: 'Informe a rua.',
  number: 'Informe o número.',
  district: 'Informe o bairro.',
  city: 'Informe a cidade.',
  state: 'Informe o estado.',
} as const;

/** Checks what Brazilian law adds to a registration (Lei 14.790/2023 art. 23; Portaria SPA/MF 1.231/2024 art. 4). */
export function lawfulRegistrationErrors(
  form: LawfulForm,
  { person, termsVersion, now }: Facts,
): FieldErrors {
  const { limits, address } = form;
  const checks: Check[] = [
    ...(person ? personChecks(form, person, now) : []),
    ['gender', form.gender === undefined, 'Informe o gênero.'],
    ['limits.loss', !isLimited(limits?.loss), 'Escolha um limite de perda.'],
    ['limits.time', !isLimited(limits?.time), 'Escolha um limite de tempo.'],
    ...Object.entries(addressTexts).map(
      ([field, message]): Check => [
        `address.${field}`,
        !isAddressPart(field, address?.[field as keyof typeof addressTexts]),
        message,
      ],
    ),
    [
      'terms_version',
      form.terms_version !== termsVersion,
      'Os termos mudaram. Recarregue a página e aceite de novo.',
    ],
    [
      'politically_exposed',
      form.politically_exposed === undefined,
      'Responda se você é uma pessoa politicamente exposta.',
    ],
  ];
  const errors: FieldErrors = {};
  for (const [field, wrong, message] of checks) {
    if (wrong) errors[field] = [...(errors[field] ?? []), message];
  }
  return errors;
}

function personChecks(
  { name, birthday }: LawfulForm,
  person: NonNullable<Facts['person']>,
  now: Date,
): Check[] {
  return [
    ['name', plain(name) !== plain(person.name), 'O nome não confere com o do CPF.'],
    ['birthday', birthday !== person.birthday, 'A data de nascimento não confere com a do CPF.'],
    // The document decides about the age, not what was typed.
    ['birthday', !isOfAge(person.birthday, now), 'É preciso ter 18 anos ou mais.'],
  ];
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();

function isLimited(limit: object | undefined): boolean {
  const values = Object.values(limit ?? {}).filter((value) => value !== null);
  return values.length > 0 && values.every((value) => Number(value) > 0);
}

function isAddressPart(field: string, value: string | undefined): boolean {
  const text = value?.trim() ?? '';
  if (text.length > 120) return false;
  if (field === 'postal_code') return text.replace(/\D/g, '').length === 8;
  return field === 'state' ? /^[A-Z]{2}$/.test(text) : text !== '';
}
