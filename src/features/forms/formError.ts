import type { FormRenderProps } from 'react-final-form';

/** The operator's word about the whole form, until something in it is changed. */
export function formErrorOf({
  submitError,
  dirtySinceLastSubmit,
}: Pick<FormRenderProps, 'submitError' | 'dirtySinceLastSubmit'>): string | undefined {
  return dirtySinceLastSubmit ? undefined : submitError;
}
