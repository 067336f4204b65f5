/** A Brazilian number with its area code: 10 digits, 11 for mobile phones. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  // Password managers and contact lists write the country as well.
  return digits.length >= 12 && digits.startsWith('55') ? digits.slice(2) : digits;
}

/** `(11) 91234-5678`; what is no whole number stays as it was typed. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits.length !== 10 && digits.length !== 11) return text;
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
}

export function phoneFault(text: string | undefined): string | undefined {
  const { length } = phoneDigits(text ?? '');
  return length === 10 || length === 11 ? undefined : 'Informe DDD e número.';
}
