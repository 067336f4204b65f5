import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { formatCalendarDate } from '../../../shared/time/formatTime.ts';
import { token } from '../../../shared/tokens/token.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { onPhone } from '../../../ui/layout/screens.ts';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { today } from '../siteDates.ts';
import type { StatementFilter } from '../transactionsApi.ts';
import { DayField } from './DayField.tsx';
import { sourceChoices, statementChoices } from './statementChoices.ts';

export interface StatementFiltersProps {
  filter: StatementFilter;
  onChange: (part: Partial<StatementFilter>) => void;
}

export function StatementFields({ filter, onChange }: StatementFiltersProps) {
  const timeZone = useTimeZone();
  const { features } = useBrand();
  const selects = [
    { key: 'source', label: 'Origem', choices: sourceChoices(features) },
    { key: 'type', label: 'Movimento', choices: statementChoices.type },
    { key: 'status', label: 'Situação', choices: statementChoices.status },
  ] as const;
  return (
    <Fields>
      {selects.map(({ key, label, choices }) => (
        <SelectField
          key={key}
          label={label}
          value={filter[key]}
          reserveMessage={false}
          onChange={(event) => onChange({ [key]: event.target.value })}
        >
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      ))}
      <Dates>
        <DayField
          label="De"
          value={filter.from}
          error={filter.from > today(timeZone) ? 'Esse dia ainda não chegou.' : undefined}
          onChange={(from) => onChange({ from })}
        />
        <DayField
          label="Até"
          value={filter.to}
          error={
            filter.to && filter.to < filter.from
              ? `Use um dia a partir de ${formatCalendarDate(filter.from)}.`
              : undefined
          }
          onChange={(to) => onChange({ to })}
        />
      </Dates>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: ${token('space.s')};

  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Dates = styled.div`
  display: grid;
  grid-column: span 2;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space.s')};

  ${onPhone} {
    grid-column: auto;
  }
`;
