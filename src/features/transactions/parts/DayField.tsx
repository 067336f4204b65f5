import { useState } from 'react';
import { formatCalendarDate } from '../../../shared/time/formatTime.ts';
import { MaskedField } from '../../../ui/field/MaskedField.tsx';

interface DayFieldProps {
  label: string;
  // ISO date, empty without one.
  value: string;
  onChange: (value: string) => void;
}

const mask = '##/##/####';
const digitCount = 8;

/** Takes a day as `31/12/2025` in every browser, unlike a native date field, which follows its language. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState({ digits: digitsOf(value), from: value, to: value });
  // The filter may arrive later, or be changed elsewhere.
  const isCurrent = value === typed.from || value === typed.to;
  const digits = isCurrent ? typed.digits : digitsOf(value);
  const isWrong = digits.length === digitCount && isoOf(digits) === '';
  return (
    <MaskedField
      label={label}
      mask={mask}
      value={digits}
      placeholder="dd/mm/aaaa"
      autoComplete="off"
      error={isWrong ? 'Data inválida.' : undefined}
      reserveMessage={false}
      onValueChange={(next) => {
        const iso = isoOf(next);
        setTyped({ digits: next, from: value, to: iso });
        if (iso !== value) onChange(iso);
      }}
    />
  );
}

const digitsOf = (iso: string) => (iso ? formatCalendarDate(iso).replaceAll('/', '') : '');

function isoOf(digits: string): string {
  if (digits.length < digitCount) return '';
  const iso = `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`;
  const day = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== iso ? '' : iso;
}
