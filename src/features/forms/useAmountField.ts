import { useField } from 'react-final-form';
import { keepDraft, readDraft } from '../../shared/storage/formDraft.ts';

/** What was typed as the amount of a form that somebody left; null: nothing, or nothing that is an amount. */
export function draftedCents(draftName: string): number | null {
  const typed = Number(readDraft(draftName).amountCents);
  return Number.isSafeInteger(typed) && typed > 0 ? typed : null;
}

/** A form's `amountCents` as a `BrlField` takes it, kept as a draft while it is typed. */
export function useAmountField(draftName: string, fault: (cents: number | null) => string | undefined) {
  const { input, meta } = useField<number | null>('amountCents', {
    validate: fault,
    // The default makes an empty text of what is not there.
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
