import type { FormRenderProps } from 'react-final-form';

// The operator's error of the whole form, until a value changes.
export function formErrorOf({
  submitError,
  dirtySinceLastSubmit,
}: Pick<FormRenderProps, 'submitError' | 'dirtySinceLastSubmit'>): string | undefined {
  return dirtySinceLastSubmit ? undefined : submitError;
}
