// The automatic cash-out before a round: a switch, and the multiplier to cash out at.
import { at, query, times } from './frame.ts';

const least = 101;
const most = 100_000;
const field = query<HTMLInputElement>('#target');
const toggle = query<HTMLInputElement>('#auto');

export const targetError = 'Para a retirada automática, use de 1,01 a 1.000.';

// Hundredths of a number as Brazilians write it; null for any other text and outside the range.
function parse(text: string): number | null {
  const plain = text
    .trim()
    .replace(/\.(?=\d{3}(,|$))/g, '')
    .replace(',', '.');
  const hundredths = /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
  return hundredths >= least && hundredths <= most ? hundredths : null;
}

function show() {
  field.setAttribute('aria-invalid', String(toggle.checked && parse(field.value) === null));
  at('auto-cash-out').classList.toggle('on', toggle.checked);
}

/** Returns the multiplier in hundredths, null when the switch is off and undefined when the field has none. */
export function readTarget(): number | null | undefined {
  if (!toggle.checked) return null;
  show();
  return parse(field.value) ?? undefined;
}

export function setTarget(hundredths: number) {
  toggle.checked = true;
  field.value = times(hundredths).replace('×', '');
  show();
}

export const fixTarget = (isFixed: boolean) => {
  query<HTMLFieldSetElement>('#auto-cash-out').disabled = isFixed;
};

export const focusTarget = () => field.focus();

toggle.addEventListener('change', show);
field.addEventListener('input', () => {
  toggle.checked = true;
  show();
});
field.addEventListener('change', () => {
  const hundredths = parse(field.value);
  if (hundredths !== null) setTarget(hundredths);
});
