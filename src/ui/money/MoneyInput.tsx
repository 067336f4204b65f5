import type { ComponentProps, FormEvent } from 'react';
import { NumericFormat } from 'react-number-format';
import { TextField } from '../field/TextField.tsx';
import { boundedAmount, type MoneyInputRules, moneyInputRules } from './moneyInputRules.ts';

interface TypedInputProps extends Omit<ComponentProps<typeof TextField>, 'prefix' | 'suffix' | 'ref'> {
  // Shown before the amount, as in `R$`.
  unit?: string;
}

type FieldProps = Omit<TypedInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max'>;

interface MoneyInputProps extends FieldProps {
  // A decimal string such as `1234.5`; empty when nothing is typed.
  value: string;
  onValueChange: (value: string) => void;
  rules?: Partial<MoneyInputRules>;
}

/** Renders a money field with the product's rules, which a caller may override. */
export function MoneyInput({ value, onValueChange, rules: own, onBlur, ...rest }: MoneyInputProps) {
  const rules = moneyInputRules(own);
  return (
    <NumericFormat<TypedInputProps>
      {...rest}
      customInput={TypedInput}
      value={boundedAmount(value, { ...rules, min: null, max: null })}
      valueIsNumericString
      thousandSeparator={rules.thousands}
      decimalSeparator={rules.decimal}
      allowedDecimalSeparators={[',', '.']}
      decimalScale={rules.precision}
      allowNegative={rules.allowNegative}
      inputMode="decimal"
      autoComplete="off"
      onValueChange={(values, { source }) => {
        if (source === 'event') onValueChange(values.value);
      }}
      onBlur={(event) => {
        const kept = boundedAmount(value, rules);
        if (kept !== value) onValueChange(kept);
        onBlur?.(event);
      }}
    />
  );
}

// In pasted or autofilled amounts, a point before the last one or two digits is the decimal separator.
function TypedInput({ onChange, unit, ...rest }: TypedInputProps) {
  const read = (event: FormEvent<HTMLInputElement>) => {
    const { inputType, data } = inputOf(event.nativeEvent);
    const isWhole = inputType === 'insertFromPaste' || (data !== null && data.length > 1);
    if (isWhole && /^\D*\d+\.\d{1,2}$/.test(event.currentTarget.value)) {
      event.currentTarget.value = event.currentTarget.value.replace('.', ',');
    }
  };
  return (
    <TextField
      {...rest}
      prefix={unit}
      onChange={(event) => {
        read(event);
        onChange?.(event);
      }}
    />
  );
}

function inputOf(event: Event): { inputType: string; data: string | null } {
  return event instanceof InputEvent ? event : { inputType: '', data: null };
}
