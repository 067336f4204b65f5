import type { ComponentProps } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { applyMask, caretBoundaries, isNumeric, isTyped, unmask } from './mask.ts';
import { TextField } from './TextField.tsx';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'prefix' | 'ref'>;

interface MaskedFieldProps extends Omit<FieldProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  // `#` is a digit, `S` a letter, `X` either, as in `###.###.###-##`.
  mask: string;
  // Without the mask's punctuation.
  value: string;
  onValueChange: (value: string) => void;
}

/** Formats text by a mask; typing, pasting and password managers work, other characters are dropped. */
export function MaskedField({ mask, value, onValueChange, ...rest }: MaskedFieldProps) {
  return (
    <NumberFormatBase<FieldProps>
      inputMode={isNumeric(mask) ? 'numeric' : 'text'}
      {...rest}
      customInput={TextField}
      format={(typed) => applyMask(typed, mask)}
      removeFormatting={(text) => unmask(text, mask)}
      getCaretBoundary={caretBoundaries}
      isValidInputCharacter={isTyped}
      value={value}
      valueIsNumericString
      onValueChange={(values, { source }) => {
        if (source === 'event') onValueChange(values.value);
      }}
    />
  );
}
