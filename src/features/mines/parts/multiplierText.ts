let decimals: Intl.NumberFormat | undefined;

/** `1,125×`; a dash where there is none. */
export function times(multiplier: number | undefined): string {
  decimals ??= new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return multiplier === undefined ? '—' : `${decimals.format(multiplier)}×`;
}
