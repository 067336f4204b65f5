import { useState } from 'react';
import { styled } from 'styled-components';
import type { QuietHours } from '../../../shared/contract/account/habits.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';

const other = 'other';
// Spans that players choose most.
const spans: readonly { key: string; label: string; hours: QuietHours | null }[] = [
  { key: '', label: 'Nenhum', hours: null },
  { key: '22-6', label: 'Das 22h às 6h', hours: { from: 22, until: 6 } },
  { key: '0-8', label: 'Da meia-noite às 8h', hours: { from: 0, until: 8 } },
  { key: '8-18', label: 'Das 8h às 18h', hours: { from: 8, until: 18 } },
  { key: '18-8', label: 'Das 18h às 8h', hours: { from: 18, until: 8 } },
];
const keyOf = (hours: QuietHours | null) => (hours ? `${hours.from}-${hours.until}` : '');
const firstSpan: QuietHours = { from: 20, until: 10 };

interface QuietHoursFieldProps {
  hours: QuietHours | null;
  disabled: boolean;
  onChoose: (hours: QuietHours | null) => void;
}

/** Edits the hours without deposits: a usual span is chosen at once, another one with its own button. */
export function QuietHoursField({ hours, disabled, onChoose }: QuietHoursFieldProps) {
  const isUsual = spans.some(({ key }) => key === keyOf(hours));
  const [isOther, setOther] = useState(!isUsual);
  const [draft, setDraft] = useState(isUsual ? firstSpan : (hours ?? firstSpan));
  const isEmpty = draft.from === draft.until;
  const isSaved = keyOf(draft) === keyOf(hours);
  return (
    <Column>
      <SelectField
        label="Horário sem depósitos"
        hint="Vale na hora. Durante o horário não é possível mudar."
        reserveMessage={false}
        value={isOther ? other : keyOf(hours)}
        disabled={disabled}
        onChange={({ target }) => {
          setOther(target.value === other);
          const span = spans.find(({ key }) => key === target.value);
          if (span) onChoose(span.hours);
        }}
      >
        {spans.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
        <option value={other}>Outro horário</option>
      </SelectField>
      {isOther && (
        <Span>
          <HourSelect
            label="Das"
            value={draft.from}
            disabled={disabled}
            onChange={(from) => setDraft({ ...draft, from })}
          />
          <HourSelect
            label="Até as"
            value={draft.until}
            disabled={disabled}
            error={isEmpty ? 'Escolha outro horário de término.' : undefined}
            onChange={(until) => setDraft({ ...draft, until })}
          />
          <Button
            variant="quiet"
            loading={disabled}
            disabled={isEmpty || isSaved}
            onClick={() => onChoose(draft)}
          >
            {isSaved ? 'Horário salvo' : 'Salvar horário'}
          </Button>
        </Span>
      )}
    </Column>
  );
}

interface HourSelectProps {
  label: string;
  value: number;
  disabled: boolean;
  error?: string | undefined;
  onChange: (hour: number) => void;
}

function HourSelect({ label, value, disabled, error, onChange }: HourSelectProps) {
  return (
    <SelectField
      label={label}
      value={value}
      disabled={disabled}
      error={error}
      reserveMessage={false}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {Array.from({ length: 24 }, (_, hour) => hour).map((hour) => (
        <option key={hour} value={hour}>
          {hour}h
        </option>
      ))}
    </SelectField>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.s')};
`;

const Span = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${token('space.s')};

  > :last-child {
    grid-column: 1 / -1;
  }
`;
