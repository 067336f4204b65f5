import type { FieldMetaState } from 'react-final-form';

type Complaints = Pick<
  FieldMetaState<unknown>,
  'touched' | 'submitFailed' | 'error' | 'submitError' | 'dirtySinceLastSubmit'
>;

/** A field's own complaint once it has been left, the server's until it is changed. */
export function fieldErrorOf(meta: Complaints): string | undefined {
  const own = (meta.touched || meta.submitFailed) && meta.error;
  const servers = !meta.dirtySinceLastSubmit && meta.submitError;
  return own || servers || undefined;
}
