import { formatBrl } from '../../../shared/money/formatBrl.ts';

interface DepositBounds {
  deposit_min: number;
  deposit_max: number;
}

/** Returns the operator's message for an invalid amount, or undefined. */
export function amountError(
  cents: number | null | undefined,
  { deposit_min: min, deposit_max: max }: DepositBounds,
): string | undefined {
  if (cents === null || cents === undefined || cents === 0) return 'Informe o valor.';
  if (cents < min) return `O depósito mínimo é ${formatBrl(min)}.`;
  if (cents > max) return `O depósito máximo é ${formatBrl(max)}.`;
  return undefined;
}

/** Converts the suggestions from whole reais to cents and drops those out of bounds. */
export function quickValues(values: readonly number[], bounds: DepositBounds): number[] {
  const cents = values.map((reais) => reais * 100);
  return [...new Set(cents)].filter((value) => amountError(value, bounds) === undefined).slice(0, 6);
}
