import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useIsPhone } from '../../../ui/layout/useIsPhone.ts';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { daysAgo, today, yearStart } from '../siteDates.ts';
import { everything } from '../transactionsApi.ts';
import { SourceChips } from './SourceChips.tsx';
import { StatementFields, type StatementFiltersProps } from './StatementFields.tsx';
import { StatementSheet } from './StatementSheet.tsx';

export function StatementFilters({ filter, onChange }: StatementFiltersProps) {
  const timeZone = useTimeZone();
  const isPhone = useIsPhone();
  const periods = [
    { label: 'Hoje', from: today(timeZone) },
    { label: '7 dias', from: daysAgo(6, timeZone) },
    { label: '30 dias', from: daysAgo(29, timeZone) },
    { label: 'Este ano', from: yearStart(timeZone) },
  ];
  const isFiltered = Object.values(filter).some(Boolean);
  const reset = () => onChange(everything);
  const fields = (
    <Box>
      <StatementFields filter={filter} onChange={onChange} />
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
        {isFiltered && !isPhone && (
          <Button size="s" variant="quiet" onClick={reset}>
            Limpar filtros
          </Button>
        )}
      </Periods>
    </Box>
  );
  return (
    <Box role="search" aria-label="Filtrar transações">
      {isPhone ? (
        <SourceChips filter={filter} onChange={onChange}>
          <StatementSheet filter={filter} onReset={reset}>
            {fields}
          </StatementSheet>
        </SourceChips>
      ) : (
        fields
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
