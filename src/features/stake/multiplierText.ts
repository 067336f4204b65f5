let decimals: Intl.NumberFormat | undefined;

/** Formats `1,125×`, or a dash for undefined. */
export function times(multiplier: number | undefined): string {
  decimals ??= new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return multiplier === undefined ? '—' : `${decimals.format(multiplier)}×`;
}
