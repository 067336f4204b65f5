import { useId } from 'react';
import { styled } from 'styled-components';
import { type HabitsRequest, realityCheckMinutes } from '../../shared/contract/account/habits.ts';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { token } from '../../shared/tokens/token.ts';
import { Card } from '../../ui/card/Card.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { useGetHabitsQuery, useSaveHabitsMutation } from './habitsApi.ts';
import { QuietHoursField } from './parts/QuietHoursField.tsx';

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
        <QuietHoursField
          hours={habits.quiet_hours}
          disabled={isLoading}
          onChoose={(quietHours) => void save({ quiet_hours: quietHours })}
        />
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
  align-items: start;
  gap: ${token('space.m')};
`;
