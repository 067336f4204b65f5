import type { ComponentProps } from 'react';
import { useField } from 'react-final-form';
import { MaskedField } from '../../../ui/field/MaskedField.tsx';
import { PasswordField } from '../../../ui/field/PasswordField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { fieldErrorOf } from './fieldError.ts';

export interface FieldBinding {
  name: string;
  validate?: (value: string | undefined) => string | undefined;
}

function useBinding({ name, validate }: FieldBinding) {
  const { input, meta } = useField<string>(name, validate ? { validate } : {});
  return { ...input, error: fieldErrorOf(meta) };
}

type Bound<Field> = FieldBinding & Omit<Field, 'name' | 'value' | 'onChange' | 'onValueChange'>;

type BoundTextFieldProps = Bound<Omit<ComponentProps<typeof TextField>, 'error'>>;

export function BoundTextField({ name, validate, ...rest }: BoundTextFieldProps) {
  return <TextField {...rest} {...useBinding({ name, ...(validate ? { validate } : {}) })} />;
}

type BoundPasswordFieldProps = FieldBinding &
  Pick<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete' | 'hint'>;

export function BoundPasswordField({ name, validate, ...rest }: BoundPasswordFieldProps) {
  const bound = useBinding({ name, ...(validate ? { validate } : {}) });
  return <PasswordField {...rest} {...bound} showLabel="Mostrar senha" hideLabel="Ocultar senha" />;
}

type BoundSelectFieldProps = Bound<ComponentProps<typeof SelectField>>;

export function BoundSelectField({ name, validate, ...rest }: BoundSelectFieldProps) {
  return <SelectField {...rest} {...useBinding({ name, ...(validate ? { validate } : {}) })} />;
}

interface BoundMaskedFieldProps extends Bound<ComponentProps<typeof MaskedField>> {
  /** What becomes of the digits before the form gets them. */
  parse?: (digits: string) => string;
}

/** Its own complaint comes before one that is handed in. */
export function BoundMaskedField({ name, validate, parse, error, ...rest }: BoundMaskedFieldProps) {
  const { onChange, error: own, ...bound } = useBinding({ name, ...(validate ? { validate } : {}) });
  return (
    <MaskedField
      {...rest}
      {...bound}
      error={own ?? error}
      onValueChange={(digits) => onChange(parse ? parse(digits) : digits)}
    />
  );
}
