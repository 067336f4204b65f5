import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { formatSignedBrl } from '../../../shared/money/formatBrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { fromTablet, onPhone } from '../../../ui/layout/screens.ts';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { today } from '../siteDates.ts';
import { everything, useGetTransactionsQuery } from '../transactionsApi.ts';
import { YearField } from './YearField.tsx';

const shownYears = 3;

/** Shows the year's prizes minus stakes, which the income tax declaration requires (Lei 14.790 art. 31). */
export function AnnualResult() {
  const titleId = useId();
  const thisYear = Number(today(useTimeZone()).slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const { currentData, isError } = useGetTransactionsQuery({
    ...everything,
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    page: 1,
    perPage: 1,
  });
  const totals = currentData?.totals;
  if (isError || (currentData && !totals)) return null;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Row>
        <div>
          <h2 id={titleId}>Resultado líquido de {year}</h2>
          <Text>Prêmios menos apostas no ano, para a sua declaração de imposto de renda.</Text>
        </div>
        <YearField year={year} first={thisYear - shownYears + 1} latest={thisYear} onChange={setYear} />
        {totals ? (
          <Figure role="status" aria-label={`Resultado de ${year}`}>
            {formatSignedBrl(totals.prizes - totals.stakes)}
          </Figure>
        ) : (
          <Skeleton width="8rem" />
        )}
      </Row>
      {totals && (
        <Text>
          Prêmios <MoneyText cents={totals.prizes} /> · Apostas <MoneyText cents={totals.stakes} />
        </Text>
      )}
    </Card>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  align-items: center;
  gap: ${token('space.m')};

  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
  }

  h2 {
    font-size: 1.125rem;
  }
`;

const Text = styled.p`
  color: ${token('color.text-muted')};
  font-size: 0.9375rem;
`;

const Figure = styled.p`
  font-size: 1.5rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;

  ${fromTablet} {
    justify-self: end;
  }
`;
