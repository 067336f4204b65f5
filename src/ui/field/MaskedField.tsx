import type { ComponentProps } from 'react';
import { PatternFormat } from 'react-number-format';
import { TextField } from './TextField.tsx';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'prefix' | 'ref'>;

interface MaskedFieldProps extends Omit<FieldProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** `#` is a digit: `###.###.###-##`. */
  mask: string;
  /** The digits alone. */
  value: string;
  onValueChange: (digits: string) => void;
}

/** Digits in a fixed form. Typing, pasting and password managers all work; what is no digit is dropped. */
export function MaskedField({ mask, value, onValueChange, ...rest }: MaskedFieldProps) {
  return (
    <PatternFormat<FieldProps>
      {...rest}
      customInput={TextField}
      format={mask}
      value={value}
      valueIsNumericString
      inputMode="numeric"
      onValueChange={(values, { source }) => {
        if (source === 'event') onValueChange(values.value);
      }}
    />
  );
}
