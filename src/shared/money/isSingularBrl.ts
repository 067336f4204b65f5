/** Whether an amount takes a verb in the singular: `R$ 1,99 voltou`, `R$ 2,00 voltaram`. */
export function isSingularBrl(cents: number): boolean {
  return cents < 200;
}
