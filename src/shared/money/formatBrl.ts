const noBreakSpace = '\u00a0';
const minus = '\u2212';

let brl: Intl.NumberFormat | undefined;
let signedBrl: Intl.NumberFormat | undefined;

// Created when the first amount is shown: creating it is the slowest part of loading this module.
function brlFormat(signDisplay?: 'exceptZero'): Intl.NumberFormat {
  return new Intl.NumberFormat('pt-BR', {
    style: 'currency',
    currency: 'BRL',
    signDisplay,
  });
}

// A decimal string, because `cents / 100` is off by a cent beyond 70 trillion reais.
function decimalReais(cents: number): `${number}` {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const sign = cents < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

// Language data differ in the kind of space they put after `R$`, which may not break the line, and in the minus.
function unified(text: string): string {
  return text.replace(/\s/g, noBreakSpace).replace('-', minus);
}

/**
 * Formats `123456` as `R$ 1.234,56` with a no-break space; throws RangeError unless `cents` is a safe
 * integer.
 */
export function formatBrl(cents: number): string {
  brl ??= brlFormat();
  return unified(brl.format(decimalReais(cents)));
}

/** Formats as `formatBrl`, with the sign always shown: `+R$ 10,00`, `−R$ 10,00`, `R$ 0,00`. */
export function formatSignedBrl(cents: number): string {
  signedBrl ??= brlFormat('exceptZero');
  return unified(signedBrl.format(decimalReais(cents)));
}
