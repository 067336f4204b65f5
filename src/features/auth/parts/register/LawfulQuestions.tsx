import { styled } from 'styled-components';
import { formatBrl } from '../../../../shared/money/formatBrl.ts';
import { token } from '../../../../shared/tokens/token.ts';
import { isFilled } from '../fieldRules.ts';
import { BoundSelectField } from './RegisterFields.tsx';

const chooseOne = isFilled('Escolha uma opção.');

const minutesPerDay = [
  [30, '30 minutos'],
  [60, '1 hora'],
  [120, '2 horas'],
  [240, '4 horas'],
  [480, '8 horas'],
] as const;

const lossPerMonthCents = [5_000, 10_000, 25_000, 50_000, 100_000, 500_000];

// What Brazilian law requires at registration besides the address (Lei 14.790/2023 art. 23; Portaria SPA/MF 1.231/2024 arts. 4 and 31).
export function LawfulQuestions() {
  return (
    <Group>
      <BoundSelectField name="gender" label="Gênero" autoComplete="sex" validate={chooseOne}>
        <option value="">Selecione</option>
        <option value="0">Feminino</option>
        <option value="1">Masculino</option>
        <option value="none">Prefiro não informar</option>
      </BoundSelectField>
      <BoundSelectField name="timeLimit" label="Limite de tempo por dia" validate={chooseOne}>
        <option value="">Selecione</option>
        {minutesPerDay.map(([minutes, text]) => (
          <option key={minutes} value={minutes}>
            {text}
          </option>
        ))}
      </BoundSelectField>
      <BoundSelectField name="lossLimit" label="Limite de perda por mês" validate={chooseOne}>
        <option value="">Selecione</option>
        {lossPerMonthCents.map((cents) => (
          <option key={cents} value={cents}>
            {formatBrl(cents)}
          </option>
        ))}
      </BoundSelectField>
      <BoundSelectField
        name="politicallyExposed"
        label="Você é uma pessoa politicamente exposta?"
        hint="Quem exerceu cargo público relevante nos últimos cinco anos, familiares e sócios próximos."
        validate={chooseOne}
      >
        <option value="">Selecione</option>
        <option value="no">Não</option>
        <option value="yes">Sim</option>
      </BoundSelectField>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${token('space.2xs')} ${token('space.s')};
  grid-template-columns: repeat(auto-fit, minmax(max(11rem, 34%), 1fr));

  /* In a row with another they would leave a hole, or selects on two levels. */
  > :is(:first-child, :last-child) {
    grid-column: 1 / -1;
  }
`;
