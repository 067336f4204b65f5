import { type ComponentProps, useState } from 'react';
import { MoneyInput } from './MoneyInput.tsx';

interface BrlFieldProps extends Omit<ComponentProps<typeof MoneyInput>, 'value' | 'onValueChange' | 'rules'> {
  /** Cents; null is nothing typed. */
  cents: number | null;
  onCentsChange: (cents: number | null) => void;
}

/** An amount in reais as Brazilians write it. */
const reais = { thousands: '.', decimal: ',', allowNegative: false };

/** Ten digits before the comma: enough for anybody, and far from where numbers lose cents. */
const maxLength = 16;

export function BrlField({ cents, onCentsChange, ...rest }: BrlFieldProps) {
  // As typed: `10,` and `10,0` are the same amount as `10`, and the field must not take the rest away again.
  const [typed, setTyped] = useState('');
  const value = centsOf(typed) === cents ? typed : cents === null ? '' : decimalOf(cents);
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
