import { useId } from 'react';
import { styled } from 'styled-components';
import {
  type HabitsRequest,
  type QuietHours,
  realityCheckMinutes,
} from '../../shared/contract/account/habits.ts';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { token } from '../../shared/tokens/token.ts';
import { Card } from '../../ui/card/Card.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { useGetHabitsQuery, useSaveHabitsMutation } from './habitsApi.ts';

// Spans that players choose most; the operator takes any.
const spans: readonly { key: string; label: string; hours: QuietHours | null }[] = [
  { key: '', label: 'Nenhum', hours: null },
  { key: '22-6', label: 'Das 22h às 6h', hours: { from: 22, until: 6 } },
  { key: '0-8', label: 'Da meia-noite às 8h', hours: { from: 0, until: 8 } },
  { key: '8-18', label: 'Das 8h às 18h', hours: { from: 8, until: 18 } },
  { key: '18-8', label: 'Das 18h às 8h', hours: { from: 18, until: 8 } },
];
const keyOf = (hours: QuietHours | null) => (hours ? `${hours.from}-${hours.until}` : '');
const failedText = 'Não foi possível salvar agora. Confira sua conexão e tente de novo.';

/** Edits the reality check and the hours without deposits; each choice is saved at once. */
export function HabitsCard() {
  const dispatch = useAppDispatch();
  const titleId = useId();
  const { data: habits } = useGetHabitsQuery();
  const [saveHabits, { isLoading }] = useSaveHabitsMutation();
  if (!habits) return null;
  const save = async (request: HabitsRequest) => {
    const { error } = await saveHabits(request);
    const text = (error && 'kind' in error && error.kind === 'http' && error.message) || failedText;
    dispatch(
      error
        ? alertRaised({ kind: 'error', text, displayMs: 6_000 })
        : alertRaised({ kind: 'success', text: 'Escolha salva.', displayMs: 3_000 }),
    );
  };
  const known = spans.some(({ key }) => key === keyOf(habits.quiet_hours));
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Title id={titleId}>Avisos e horários</Title>
      <Fields>
        <SelectField
          label="Conferir tempo e resultado a cada"
          reserveMessage={false}
          value={habits.reality_check}
          disabled={isLoading}
          onChange={({ target }) => {
            const minutes = realityCheckMinutes.find((one) => String(one) === target.value);
            if (minutes) void save({ reality_check: minutes });
          }}
        >
          {realityCheckMinutes.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes} minutos
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Horário sem depósitos"
          hint="Vale na hora. Enquanto o horário durar, não dá para mudar."
          reserveMessage={false}
          value={keyOf(habits.quiet_hours)}
          disabled={isLoading}
          onChange={({ target }) => {
            const span = spans.find(({ key }) => key === target.value);
            if (span) void save({ quiet_hours: span.hours });
          }}
        >
          {!known && habits.quiet_hours && (
            <option value={keyOf(habits.quiet_hours)}>
              Das {habits.quiet_hours.from}h às {habits.quiet_hours.until}h
            </option>
          )}
          {spans.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </SelectField>
      </Fields>
    </Card>
  );
}

const Title = styled.h2`
  padding-block-end: ${token('space.s')};
  font-size: 1.125rem;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${token('space.m')};
`;
