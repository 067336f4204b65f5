// Returns the digits of a CPF, or null when its check digits are wrong.
export function parseCpf(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (digits.length !== 11 || /^(\d)\1{10}$/.test(digits)) return null;
  return digits === withCheckDigits(digits.slice(0, 9)) ? digits : null;
}

/** Appends the two CPF check digits: weights 10 to 2, then 11 to 2, modulo 11. */
export function withCheckDigits(nine: string): string {
  const first = checkDigit(nine);
  return `${nine}${first}${checkDigit(`${nine}${first}`)}`;
}

function checkDigit(digits: string): number {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  );
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}
