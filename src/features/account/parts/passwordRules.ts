export interface PasswordRule {
  text: string;
  holds: (password: string) => boolean;
}

// The operator's rules, shown before typing.
export const passwordRules: readonly PasswordRule[] = [
  { text: '8 caracteres ou mais', holds: (password) => password.length >= 8 },
  { text: 'Pelo menos uma letra', holds: (password) => /\p{L}/u.test(password) },
  { text: 'Pelo menos um número', holds: (password) => /\d/.test(password) },
];

// Stands for the list of rules, which says what is missing.
export const brokenRules = 'Falta uma das regras.';

export function passwordError(password: string | undefined): string | undefined {
  return passwordRules.every(({ holds }) => holds(password ?? '')) ? undefined : brokenRules;
}
