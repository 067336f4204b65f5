import { useField } from 'react-final-form';
import { keepDraft, readDraft } from '../../shared/storage/formDraft.ts';

// Null when the draft holds no valid amount.
export function draftedCents(draftName: string): number | null {
  const typed = Number(readDraft(draftName).amountCents);
  return Number.isSafeInteger(typed) && typed > 0 ? typed : null;
}

/** Binds `amountCents` to a `BrlField` and stores it as a draft while typing. */
export function useAmountField(draftName: string, validate: (cents: number | null) => string | undefined) {
  const { input, meta } = useField<number | null>('amountCents', {
    validate,
    // The default parser turns null into an empty string.
    allowNull: true,
    format: (cents) => cents ?? null,
    parse: (cents) => cents,
  });
  const own = (meta.submitFailed || (meta.touched && !meta.active && !meta.pristine)) && meta.error;
  const servers = !meta.dirtySinceLastSubmit && meta.submitError;
  return {
    cents: input.value ?? null,
    onCentsChange: (cents: number | null) => {
      input.onChange(cents);
      keepDraft(draftName, cents === null ? {} : { amountCents: cents });
    },
    onFocus: () => input.onFocus(),
    onBlur: () => input.onBlur(),
    error: own || servers || undefined,
  };
}
