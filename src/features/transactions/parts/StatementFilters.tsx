import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { onPhone } from '../../../ui/layout/screens.ts';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { daysAgo, today, yearStart } from '../siteDates.ts';
import { everything, type StatementFilter } from '../transactionsApi.ts';

interface StatementFiltersProps {
  filter: StatementFilter;
  onChange: (part: Partial<StatementFilter>) => void;
}

const choices = {
  source: [
    ['', 'Todas'],
    ['Deposit', 'Depósitos'],
    ['Withdraw', 'Saques'],
    ['CasinoBet', 'Cassino'],
    ['SportBet', 'Esportes'],
    ['Bonus', 'Bônus'],
    ['Referral', 'Indicações'],
    ['Credit', 'Créditos'],
  ],
  type: [
    ['', 'Todos'],
    ['1', 'Entradas'],
    ['0', 'Apostas'],
    ['2', 'Saques'],
  ],
  status: [
    ['', 'Todas'],
    ['0', 'Pendentes'],
    ['1', 'Em processamento'],
    ['2', 'Concluídas'],
    ['3', 'Recusadas'],
    ['4', 'Canceladas'],
  ],
} as const;

const selects = [
  { key: 'source', label: 'Origem' },
  { key: 'type', label: 'Movimento' },
  { key: 'status', label: 'Situação' },
] as const;

export function StatementFilters({ filter, onChange }: StatementFiltersProps) {
  const timeZone = useTimeZone();
  const periods = [
    { label: 'Hoje', from: today(timeZone) },
    { label: '7 dias', from: daysAgo(6, timeZone) },
    { label: '30 dias', from: daysAgo(29, timeZone) },
    { label: 'Este ano', from: yearStart(timeZone) },
  ];
  const { features } = useBrand();
  const hasSports = features.sports || features.esports;
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <Box role="search" aria-label="Filtrar transações">
      <Fields>
        {selects.map(({ key, label }) => (
          <SelectField
            key={key}
            label={label}
            value={filter[key]}
            reserveMessage={false}
            onChange={(event) => onChange({ [key]: event.target.value })}
          >
            {choices[key]
              .filter(([value]) => hasSports || value !== 'SportBet')
              .map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
          </SelectField>
        ))}
        <Dates>
          <TextField
            label="De"
            type="date"
            value={filter.from}
            max={filter.to || today(timeZone)}
            reserveMessage={false}
            onChange={(event) => onChange({ from: event.target.value })}
          />
          <TextField
            label="Até"
            type="date"
            value={filter.to}
            min={filter.from || undefined}
            max={today(timeZone)}
            reserveMessage={false}
            onChange={(event) => onChange({ to: event.target.value })}
          />
        </Dates>
      </Fields>
      <Periods role="group" aria-label="Período">
        {periods.map(({ label, from }) => (
          <Button
            key={label}
            size="s"
            variant="quiet"
            aria-pressed={filter.from === from && !filter.to}
            onClick={() => onChange({ from, to: '' })}
          >
            {label}
          </Button>
        ))}
        {isFiltered && (
          <Button size="s" variant="quiet" onClick={() => onChange(everything)}>
            Limpar filtros
          </Button>
        )}
      </Periods>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${token('space.s')};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: ${token('space.s')};

  /* Two columns on phones: the third select spans a row and the dates share one. */
  ${onPhone} {
    grid-template-columns: 1fr 1fr;

    > :nth-child(3) {
      grid-column: span 2;
    }
  }
`;

const Dates = styled.div`
  display: grid;
  grid-column: span 2;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space.s')};
`;

const Periods = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.xs')};

  button[aria-pressed='true'] {
    background: ${token('color.primary-soft')};
  }
`;
