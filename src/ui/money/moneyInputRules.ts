export interface MoneyInputRules {
  /** Decimals, capped at 1000. */
  precision: number;
  thousands: string;
  decimal: string;
  allowNegative: boolean;
  min: number | null;
  max: number | null;
  /** Decimals beyond the precision are rounded; without it they are cut off. */
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

/** The product's rules for typing money; a field states only where it differs. */
export function moneyInputRules(own: Partial<MoneyInputRules> = {}): MoneyInputRules {
  const rules = { ...defaults, ...own };
  const precision = Number.isFinite(rules.precision) ? Math.trunc(rules.precision) : defaults.precision;
  return { ...rules, precision: Math.min(Math.max(precision, 0), maxPrecision) };
}

/** A value from outside, brought to the field's precision and bounds. Text because floats lose cents. */
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

/** Half away from zero, digit by digit: 1.005 is 1.01 here, unlike with `toFixed`. */
function rounded(whole: string, fraction: string, precision: number): string {
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.replace('-', '') + fraction.slice(0, precision);
  const up = Number(fraction[precision] ?? '0') >= 5 ? 1n : 0n;
  const text = String(BigInt(digits || '0') + up).padStart(precision + 1, '0');
  const cut = text.length - precision;
  return sign + (precision === 0 ? text : `${text.slice(0, cut)}.${text.slice(cut)}`);
}
