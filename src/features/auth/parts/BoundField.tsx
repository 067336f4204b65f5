import type { ComponentProps } from 'react';
import { useField } from 'react-final-form';
import { PasswordField } from '../../../ui/field/PasswordField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

export interface FieldBinding {
  name: string;
  validate?: (value: string | undefined) => string | undefined;
}

/** A field's state in its form: its own complaint once it has been left, the server's until it is changed. */
function useBinding({ name, validate }: FieldBinding) {
  const { input, meta } = useField<string>(name, validate ? { validate } : {});
  const own = (meta.touched || meta.submitFailed) && meta.error;
  const servers = !meta.dirtySinceLastSubmit && meta.submitError;
  return { ...input, error: own || servers || undefined };
}

type BoundTextFieldProps = FieldBinding & Omit<ComponentProps<typeof TextField>, 'name' | 'error'>;

export function BoundTextField({ name, validate, onBlur, ...rest }: BoundTextFieldProps) {
  const bound = useBinding({ name, ...(validate ? { validate } : {}) });
  return (
    <TextField
      {...rest}
      {...bound}
      onBlur={(event) => {
        bound.onBlur(event);
        onBlur?.(event);
      }}
    />
  );
}

type BoundPasswordFieldProps = FieldBinding &
  Pick<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete' | 'hint'>;

export function BoundPasswordField({ name, validate, ...rest }: BoundPasswordFieldProps) {
  const bound = useBinding({ name, ...(validate ? { validate } : {}) });
  return <PasswordField {...rest} {...bound} showLabel="Mostrar senha" hideLabel="Ocultar senha" />;
}
