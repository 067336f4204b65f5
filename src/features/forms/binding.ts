import type { FieldMetaState } from 'react-final-form';
import { useField } from 'react-final-form';

export interface FieldBinding {
  name: string;
  validate?: (value: string | undefined, values: object) => string | undefined;
}

export function useBinding({ name, validate }: FieldBinding) {
  const { input, meta } = useField<string>(name, { validate });
  return { ...input, error: fieldErrorOf(meta) };
}

export type Bound<Field> = FieldBinding & Omit<Field, 'name' | 'value' | 'onChange' | 'onValueChange'>;

type Complaints = Pick<
  FieldMetaState<unknown>,
  'touched' | 'submitFailed' | 'error' | 'submitError' | 'dirtySinceLastSubmit'
>;

/** Returns the field's own error once touched, or the server's until the value changes. */
export function fieldErrorOf(meta: Complaints): string | undefined {
  const own = (meta.touched || meta.submitFailed) && meta.error;
  const servers = !meta.dirtySinceLastSubmit && meta.submitError;
  return own || servers || undefined;
}
