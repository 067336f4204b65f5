const fixed = (decimals: number) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const short = fixed(2);
const large = fixed(0);
const exact = fixed(4);
// Cents of the stake no longer matter from here on.
const fromLarge = 100;

/** Formats `1,12×` or `2.277×`, cut and never rounded up, or a dash for undefined. */
export function times(multiplier: number | undefined): string {
  if (multiplier === undefined) return '—';
  if (multiplier >= fromLarge) return `${large.format(Math.floor(multiplier))}×`;
  return `${short.format(Math.floor(basisPoints(multiplier) / 100) / 100)}×`;
}

/** Formats all decimals that the operator pays by, `1,1250×`. */
export const exactTimes = (multiplier: number): string => `${exact.format(multiplier)}×`;

const basisPoints = (multiplier: number) => Math.round(multiplier * 10_000);
