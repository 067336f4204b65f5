import type { ComponentProps } from 'react';
import { useField } from 'react-final-form';
import { PasswordField } from '../../../ui/field/PasswordField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { fieldErrorOf } from '../../forms/fieldError.ts';

interface Binding {
  name: string;
  validate?: (value: string | undefined, values: object) => string | undefined;
}

function useBinding({ name, validate }: Binding) {
  const { input, meta } = useField<string>(name, validate ? { validate } : {});
  return { ...input, error: fieldErrorOf(meta) };
}

type BoundTextFieldProps = Binding & Omit<ComponentProps<typeof TextField>, 'name' | 'error'>;

export function BoundTextField({ name, validate, ...rest }: BoundTextFieldProps) {
  const bound = useBinding({ name, ...(validate ? { validate } : {}) });
  return <TextField {...rest} {...bound} />;
}

type BoundPasswordFieldProps = Binding &
  Pick<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete' | 'hint'>;

export function BoundPasswordField({ name, validate, ...rest }: BoundPasswordFieldProps) {
  const bound = useBinding({ name, ...(validate ? { validate } : {}) });
  return <PasswordField {...rest} {...bound} showLabel="Mostrar senha" hideLabel="Ocultar senha" />;
}
