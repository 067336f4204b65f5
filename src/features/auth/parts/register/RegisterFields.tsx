import type { ComponentProps } from 'react';
import { MaskedField } from '../../../../ui/field/MaskedField.tsx';
import { SelectField } from '../../../../ui/field/SelectField.tsx';
import { type Bound, useBinding } from '../../../forms/binding.ts';

type BoundSelectFieldProps = Bound<ComponentProps<typeof SelectField>>;

export function BoundSelectField({ name, validate, ...rest }: BoundSelectFieldProps) {
  return <SelectField {...rest} {...useBinding({ name, validate })} />;
}

interface BoundMaskedFieldProps extends Bound<ComponentProps<typeof MaskedField>> {
  // Converts the digits before they reach the form.
  parse?: (digits: string) => string;
}

// The field's own error precedes the given one.
export function BoundMaskedField({ name, validate, parse, error, ...rest }: BoundMaskedFieldProps) {
  const { onChange, error: own, ...bound } = useBinding({ name, validate });
  return (
    <MaskedField
      {...rest}
      {...bound}
      error={own ?? error}
      onValueChange={(digits) => onChange(parse ? parse(digits) : digits)}
    />
  );
}
