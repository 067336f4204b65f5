const fixed = (decimals: number) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const short = fixed(2);
const exact = fixed(4);
const noCents = /,00$/;

/** Formats `1,12×` or `2.277×`, cut and never rounded up. */
export function times(multiplier: number): string {
  const text = short.format(Math.floor(basisPoints(multiplier) / 100) / 100);
  // Small ones are compared in columns, where each needs its decimals.
  return `${multiplier >= 100 ? text.replace(noCents, '') : text}×`;
}

/** Formats all decimals that the operator pays by, `1,1250×`. */
export const exactTimes = (multiplier: number): string => `${exact.format(multiplier)}×`;

const basisPoints = (multiplier: number) => Math.round(multiplier * 10_000);
