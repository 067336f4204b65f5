import { useState } from 'react';
import { formatCalendarDate } from '../../../shared/time/formatTime.ts';
import { MaskedField } from '../../../ui/field/MaskedField.tsx';
import { readDay } from '../siteDates.ts';

interface DayFieldProps {
  label: string;
  // ISO date, empty without one.
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

const mask = '##/##/####';
const digitCount = 8;

/** Takes a day as `31/12/2025` in every browser, unlike a native date field, which follows its language. */
export function DayField({ label, value, error, onChange }: DayFieldProps) {
  // `seen` is the last value from outside, `sent` the last one of this field.
  const [typed, setTyped] = useState({ digits: digitsOf(value), seen: value, sent: value });
  const [isLeft, setIsLeft] = useState(false);
  // The filter is changed by other controls and the URL too.
  if (value !== typed.seen) {
    const digits = value === typed.sent ? typed.digits : digitsOf(value);
    setTyped({ digits, seen: value, sent: value });
  }
  const { digits } = typed;
  const isWhole = digits.length === digitCount;
  const isWrong = isWhole ? isoOf(digits) === '' : isLeft && digits !== '';
  return (
    <MaskedField
      label={label}
      mask={mask}
      value={digits}
      placeholder="dd/mm/aaaa"
      autoComplete="off"
      error={isWrong ? 'Data inválida.' : error}
      reserveMessage={false}
      onBlur={() => setIsLeft(true)}
      onFocus={() => setIsLeft(false)}
      onValueChange={(next) => {
        const iso = isoOf(next);
        setTyped({ digits: next, seen: value, sent: iso });
        if (iso !== value) onChange(iso);
      }}
    />
  );
}

const digitsOf = (iso: string) => (iso ? formatCalendarDate(iso).replaceAll('/', '') : '');
const isoOf = (digits: string) => readDay(`${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`);
