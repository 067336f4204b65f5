type Rule = (value: string | undefined) => string | undefined;

export const isFilled =
  (message: string): Rule =>
  (value) =>
    value?.trim() ? undefined : message;

/** Enough to catch a slip; whether the address exists is for the operator to find out. */
export const isEmailLike: Rule = (value) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value?.trim() ?? '') ? undefined : 'Confira o e-mail.';

export const hasDigits =
  (least: number, most: number, message: string): Rule =>
  (value) => {
    const { length } = (value ?? '').replace(/\D/g, '');
    return length >= least && length <= most ? undefined : message;
  };
