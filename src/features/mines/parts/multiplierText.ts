const decimals = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** `1,125×`; a dash where there is none. */
export const times = (multiplier: number | undefined) =>
  multiplier === undefined ? '—' : `${decimals.format(multiplier)}×`;
