// The stakes that a table takes in a round, in cents.
import { money, query, showResult, showWarning } from './frame.ts';

const { least, most } = query<HTMLElement>('.felt').dataset;
const [min, max] = [Number(least), Number(most)];

export const isTooLow = (cents: number) => cents < min;
export const isTooHigh = (cents: number) => cents > max;

/** Warns of a stake outside the limits, and takes an earlier warning away when it is within them. */
export function checkLimits(cents: number) {
  if (isTooHigh(cents)) showWarning(`A aposta máxima desta mesa é ${money(max)}.`);
  else if (cents > 0 && isTooLow(cents)) showWarning(`A aposta mínima desta mesa é ${money(min)}.`);
  else if (document.querySelector('.result.warning')) showResult('');
}
