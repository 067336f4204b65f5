const shape = /^[0-9A-Z]{12}[0-9]{2}$/;
const formatted = /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-[0-9]{2}$/;

// Instrução Normativa RFB 2.229/2024: each character counts as its ASCII code less 48, weights 2 to 9 from
// the right, modulo 11.
function checkDigit(characters: string): number {
  let sum = 0;
  for (let index = 0; index < characters.length; index += 1) {
    const fromTheRight = characters.length - 1 - index;
    sum += (characters.charCodeAt(index) - 48) * (2 + (fromTheRight % 8));
  }
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** Accepts a CNPJ, numeric or alphanumeric, bare or formatted, whose two check digits are right. */
export function isCnpj(text: string): boolean {
  const bare = formatted.test(text) ? text.replace(/[./-]/g, '') : text;
  if (!shape.test(bare) || /^(.)\1*$/.test(bare)) return false;
  const first = checkDigit(bare.slice(0, 12));
  const second = checkDigit(`${bare.slice(0, 12)}${first}`);
  return bare.endsWith(`${first}${second}`);
}

// `12345678000195` as `12.345.678/0001-95`.
export function formatCnpj(text: string): string {
  const bare = text.replace(/[./-]/g, '');
  return `${bare.slice(0, 2)}.${bare.slice(2, 5)}.${bare.slice(5, 8)}/${bare.slice(8, 12)}-${bare.slice(12)}`;
}
