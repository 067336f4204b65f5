import { formatBrl } from '../../../shared/money/formatBrl.ts';

interface DepositBounds {
  deposit_min: number;
  deposit_max: number;
}

/** What is wrong with the amount; undefined: nothing. The operator's words for the same faults. */
export function amountFault(
  cents: number | null | undefined,
  { deposit_min: min, deposit_max: max }: DepositBounds,
): string | undefined {
  if (cents === null || cents === undefined || cents === 0) return 'Informe o valor.';
  if (cents < min) return `O depósito mínimo é ${formatBrl(min)}.`;
  if (cents > max) return `O depósito máximo é ${formatBrl(max)}.`;
  return undefined;
}

/** The operator's suggestions, in whole reais, as far as they can be deposited. Cents. */
export function quickValues(values: readonly number[], bounds: DepositBounds): number[] {
  const cents = values.map((reais) => reais * 100);
  return [...new Set(cents)].filter((value) => amountFault(value, bounds) === undefined).slice(0, 6);
}
