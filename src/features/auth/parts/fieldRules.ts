type Rule = (value: string | undefined) => string | undefined;

export const isFilled =
  (message: string): Rule =>
  (value) =>
    value?.trim() ? undefined : message;

// Catches typos only; the operator validates the address.
export const isEmailLike: Rule = (value) => {
  const address = value?.trim();
  if (!address) return 'Informe seu e-mail.';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? undefined : 'Confira o e-mail.';
};

export const isWholeCpf: Rule = (value) =>
  value?.length === 11 ? undefined : 'Digite os 11 dígitos do CPF.';

export const isFullName: Rule = (value) =>
  (value ?? '').trim().split(/\s+/).length > 1 ? undefined : 'Informe nome e sobrenome.';

// Shown below the field and reused as its error.
export const passwordHint = 'Use pelo menos 8 caracteres, com letras e números.';

export const isGoodPassword: Rule = (value = '') =>
  value.length >= 8 && /\p{L}/u.test(value) && /\d/.test(value) ? undefined : passwordHint;
