import { useField } from 'react-final-form';
import type { LimitKind, LimitPeriod } from '../../../shared/contract/account/protection.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { BrlField } from '../../../ui/money/BrlField.tsx';
import { kindTexts, periodLabels } from './limitTexts.ts';

interface LimitFieldProps {
  kind: LimitKind;
  period: LimitPeriod;
  hint: string;
}

const maxDigits = 6;

/** Edits one limit; empty means none, and errors show while typing, because the button depends on them. */
export function LimitField({ kind, period, hint }: LimitFieldProps) {
  const { input, meta } = useField<number | null>(period, {
    // The default parser turns null into an empty string.
    allowNull: true,
    format: (value) => value ?? null,
    parse: (value) => value,
  });
  const shared = {
    label: periodLabels[period],
    hint,
    error: meta.error,
    onFocus: input.onFocus,
    onBlur: input.onBlur,
  };
  if (kind === 'deposit' || kind === 'loss') {
    return (
      <BrlField {...shared} cents={input.value} onCentsChange={input.onChange} placeholder="Sem limite" />
    );
  }
  return (
    <TextField
      {...shared}
      inputMode="numeric"
      autoComplete="off"
      placeholder="Sem limite"
      value={input.value ?? ''}
      suffix={kind === 'time' ? kindTexts.time.unit : undefined}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '').slice(0, maxDigits);
        input.onChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}
