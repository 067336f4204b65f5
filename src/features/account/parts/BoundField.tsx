import type { ComponentProps } from 'react';
import { useField } from 'react-final-form';
import { PasswordField } from '../../../ui/field/PasswordField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

interface Binding {
  name: string;
  validate?: (value: string | undefined, values: object) => string | undefined;
  /** Applied when the field is left: while typing it would move the caret. */
  format?: (value: string) => string;
}

/** A field's state in its form: its own complaint once it has been left, the server's until it is changed. */
function useBinding({ name, validate, format }: Binding) {
  const { input, meta } = useField<string>(name, {
    ...(validate ? { validate } : {}),
    ...(format ? { format: (value?: string) => format(value ?? ''), formatOnBlur: true } : {}),
  });
  const own = (meta.touched || meta.submitFailed) && meta.error;
  const servers = !meta.dirtySinceLastSubmit && meta.submitError;
  return { ...input, error: own || servers || undefined };
}

type BoundTextFieldProps = Binding & Omit<ComponentProps<typeof TextField>, 'name' | 'error'>;

export function BoundTextField({ name, validate, format, ...rest }: BoundTextFieldProps) {
  const bound = useBinding({ name, ...(validate ? { validate } : {}), ...(format ? { format } : {}) });
  return <TextField {...rest} {...bound} />;
}

type BoundPasswordFieldProps = Binding &
  Pick<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete' | 'hint'>;

export function BoundPasswordField({ name, validate, ...rest }: BoundPasswordFieldProps) {
  const bound = useBinding({ name, ...(validate ? { validate } : {}) });
  return <PasswordField {...rest} {...bound} showLabel="Mostrar senha" hideLabel="Ocultar senha" />;
}
