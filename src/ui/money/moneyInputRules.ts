export interface MoneyInputRules {
  // Decimals, at most 1000.
  precision: number;
  thousands: string;
  decimal: string;
  allowNegative: boolean;
  min: number | null;
  max: number | null;
  // Rounds decimals beyond the precision instead of truncating them.
  shouldRound: boolean;
}

const defaults: MoneyInputRules = {
  precision: 2,
  thousands: ',',
  decimal: '.',
  allowNegative: true,
  min: null,
  max: null,
  shouldRound: true,
};

const maxPrecision = 1000;

/** Merges a field's rules with the product's defaults. */
export function moneyInputRules(own: Partial<MoneyInputRules> = {}): MoneyInputRules {
  const rules = { ...defaults, ...own };
  const precision = Number.isFinite(rules.precision) ? Math.trunc(rules.precision) : defaults.precision;
  return { ...rules, precision: Math.min(Math.max(precision, 0), maxPrecision) };
}

/** Limits a decimal string to precision and bounds; a string, because floats lose cents. */
export function boundedAmount(value: string, { precision, min, max, shouldRound }: MoneyInputRules): string {
  if (!/^-?\d+(\.\d*)?$|^-?\.\d+$/.test(value)) return '';
  const amount = Number(value);
  if (min !== null && amount < min) return String(min);
  if (max !== null && amount > max) return String(max);
  const [whole = '0', fraction = ''] = value.split('.');
  if (fraction.length <= precision) return value;
  if (shouldRound && precision <= 15) return rounded(whole, fraction, precision);
  const kept = fraction.slice(0, precision);
  return kept ? `${whole}.${kept}` : whole;
}

// Half away from zero on decimal digits, so that 1.005 becomes 1.01, unlike with `toFixed`.
function rounded(whole: string, fraction: string, precision: number): string {
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.replace('-', '') + fraction.slice(0, precision);
  const up = Number(fraction[precision] ?? '0') >= 5 ? 1n : 0n;
  const text = String(BigInt(digits || '0') + up).padStart(precision + 1, '0');
  const cut = text.length - precision;
  return sign + (precision === 0 ? text : `${text.slice(0, cut)}.${text.slice(cut)}`);
}
