import type { FieldMetaState } from 'react-final-form';

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
