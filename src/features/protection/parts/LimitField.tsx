import type { LimitKind, LimitPeriod } from '../../../shared/contract/protection.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { BrlField } from '../../../ui/money/BrlField.tsx';
import { kindTexts, periodLabels } from './limitTexts.ts';

interface LimitFieldProps {
  kind: LimitKind;
  period: LimitPeriod;
  value: number | null;
  onChange: (value: number | null) => void;
  hint: string;
  error: string | undefined;
}

const maxDigits = 6;

/** One limit; empty is none. */
export function LimitField({ kind, period, value, onChange, hint, error }: LimitFieldProps) {
  const shared = { label: periodLabels[period], hint, error, reserveMessage: 'long' as const };
  if (kind === 'deposit' || kind === 'loss') {
    return <BrlField {...shared} cents={value} onCentsChange={onChange} placeholder="Sem limite" />;
  }
  return (
    <TextField
      {...shared}
      inputMode="numeric"
      autoComplete="off"
      placeholder="Sem limite"
      value={value ?? ''}
      {...(kind === 'time' ? { suffix: kindTexts.time.unit } : {})}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '').slice(0, maxDigits);
        onChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}
