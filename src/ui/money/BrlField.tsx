import { type ComponentProps, useState } from 'react';
import { MoneyInput } from './MoneyInput.tsx';

interface BrlFieldProps extends Omit<ComponentProps<typeof MoneyInput>, 'value' | 'onValueChange' | 'rules'> {
  // In cents; null when empty.
  cents: number | null;
  onCentsChange: (cents: number | null) => void;
}

// Brazilian number format.
const reais = { thousands: '.', decimal: ',', allowNegative: false };

// Ten digits before the comma, far below the loss of cents in numbers.
const maxLength = 16;

export function BrlField({ cents, onCentsChange, ...rest }: BrlFieldProps) {
  // The typed text, because `10,` and `10,0` are the amount `10` but must stay as typed.
  const [typed, setTyped] = useState('');
  const isTyped = centsOf(typed) === cents;
  // An amount from outside replaces the typed text for good, also when the typed amount comes back.
  if (!isTyped && typed !== '') setTyped('');
  const value = isTyped ? typed : cents === null ? '' : decimalOf(cents);
  return (
    <MoneyInput
      unit="R$"
      placeholder="0,00"
      {...rest}
      maxLength={maxLength}
      rules={reais}
      value={value}
      onValueChange={(text) => {
        setTyped(text);
        onCentsChange(centsOf(text));
      }}
    />
  );
}

function decimalOf(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function centsOf(value: string): number | null {
  const [whole = '', fraction = ''] = value.split('.');
  if (!whole && !fraction) return null;
  return Number(whole + fraction.slice(0, 2).padEnd(2, '0'));
}
