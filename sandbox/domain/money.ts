const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** `R$ 1.234,56`. */
export function formatCents(amountCents: number): string {
  return reais.format(amountCents / 100);
}
