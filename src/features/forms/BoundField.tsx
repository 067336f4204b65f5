import type { ComponentProps } from 'react';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { type Bound, type FieldBinding, useBinding } from './binding.ts';

type BoundTextFieldProps = Bound<Omit<ComponentProps<typeof TextField>, 'error'>>;

export function BoundTextField({ name, validate, ...rest }: BoundTextFieldProps) {
  return <TextField {...rest} {...useBinding({ name, validate })} />;
}

type BoundPasswordFieldProps = FieldBinding &
  Pick<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete' | 'hint' | 'reserveMessage'>;

export function BoundPasswordField({ name, validate, ...rest }: BoundPasswordFieldProps) {
  const bound = useBinding({ name, validate });
  return <PasswordField {...rest} {...bound} showLabel="Mostrar senha" hideLabel="Ocultar senha" />;
}
