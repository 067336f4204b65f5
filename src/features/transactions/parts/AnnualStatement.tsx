import { useId, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { Annual } from '../../../shared/contract/wallet/annual.ts';
import { saveFile } from '../../../shared/files/saveFile.ts';
import { useLoadState } from '../../../shared/query/useLoadState.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { onPhone } from '../../../ui/layout/screens.ts';
import { LoadFailure } from '../../../ui/load-failure/LoadFailure.tsx';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { today } from '../siteDates.ts';
import { useGetAnnualQuery } from '../transactionsApi.ts';
import { annualCsv, annualRows, balanceRows, closingDay, cpfText } from './annualRows.ts';
import { PrintedAnnual } from './PrintedAnnual.tsx';
import { YearField } from './YearField.tsx';

/**
 * Shows the ComprovaBet of a year, which the operator owes its players for the income tax (Lei 14.790 art.
 * 31, Portaria 1.231 art. 23).
 */
export function AnnualStatement() {
  const titleId = useId();
  const timeZone = useTimeZone();
  const thisYear = Number(today(timeZone).slice(0, 4));
  const [year, setYear] = useState(thisYear);
  // The current year's response says since when the player has an account.
  const { data: current } = useGetAnnualQuery(thisYear);
  const query = useGetAnnualQuery(year);
  // `data` would be the year before's after a change.
  const state = useLoadState({ ...query, data: query.currentData });
  const firstYear = current?.first_year ?? thisYear;
  const annual = state.kind === 'ready' ? state.value : null;
  const [isPrinting, setPrinting] = useState(false);
  const print = () => {
    flushSync(() => setPrinting(true));
    window.print();
    setPrinting(false);
  };
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Column>
        <Head>
          <div>
            <h2 id={titleId}>ComprovaBet {year}</h2>
            <Text>Seus resultados e saldos do ano, para a declaração de imposto de renda.</Text>
          </div>
          <YearField year={year} first={firstYear} latest={thisYear} onChange={setYear} />
        </Head>
        {state.kind === 'loading' && <Skeleton count={5} status="Carregando o ComprovaBet" />}
        {state.kind === 'failed' && (
          <LoadFailure
            text="Não foi possível carregar o ComprovaBet."
            retryLabel="Tentar de novo"
            retrying={state.retrying}
            onRetry={state.retry}
          />
        )}
        {annual && (
          <>
            <Figures annual={annual} isOpen={annual.year === thisYear} />
            <Cluster $gap="xs">
              <Button
                size="s"
                variant="quiet"
                icon={<Icon name="download" size={18} />}
                onClick={() =>
                  saveFile(`comprovabet-${annual.year}.csv`, 'text/csv;charset=utf-8', [
                    annualCsv(annual, timeZone),
                  ])
                }
              >
                Baixar CSV
              </Button>
              <Button
                size="s"
                variant="quiet"
                icon={<Icon name="print" size={18} />}
                loading={isPrinting}
                onClick={print}
              >
                Imprimir ComprovaBet
              </Button>
            </Cluster>
          </>
        )}
      </Column>
      {isPrinting && annual && createPortal(<PrintedAnnual annual={annual} />, document.body)}
    </Card>
  );
}

function Figures({ annual, isOpen }: { annual: Annual; isOpen: boolean }) {
  const timeZone = useTimeZone();
  const { year, company, player, brands } = annual;
  const isOneBrand = brands.length === 1;
  return (
    <>
      <Parties>
        <div>
          <dt>Operador</dt>
          <dd>{company.legal_name}</dd>
          <dd>CNPJ {company.document}</dd>
        </div>
        <div>
          <dt>Apostador</dt>
          <dd>{player.name}</dd>
          <dd>CPF {cpfText(player.document)}</dd>
        </div>
      </Parties>
      <Table
        caption={`Resultados de ${year}`}
        rows={annualRows(annual)}
        rowKey={({ key }) => key}
        empty={null}
        columns={[
          ...(isOneBrand ? [] : [{ key: 'brand', header: 'Marca', cell: brandOf }]),
          { key: 'kind', header: 'Natureza', cell: ({ kind }) => kind },
          {
            key: 'stakes',
            header: 'Apostas',
            align: 'end',
            cell: ({ stakes }) => <MoneyText cents={stakes} />,
          },
          {
            key: 'prizes',
            header: 'Prêmios',
            align: 'end',
            cell: ({ prizes }) => <MoneyText cents={prizes} />,
          },
          {
            key: 'result',
            header: 'Resultado',
            align: 'end',
            cell: ({ result }) => <MoneyText cents={result} signed />,
          },
        ]}
      />
      <Table
        caption="Saldos"
        rows={balanceRows(annual)}
        rowKey={brandOf}
        empty={null}
        columns={[
          { key: 'brand', header: 'Marca', cell: brandOf },
          {
            key: 'before',
            header: `Em 31/12/${year - 1}`,
            align: 'end',
            cell: ({ before }) => <MoneyText cents={before} />,
          },
          {
            key: 'after',
            header: `Em ${closingDay(annual, timeZone)}`,
            align: 'end',
            cell: ({ after }) => <MoneyText cents={after} />,
          },
        ]}
      />
      {isOpen && <Text>O ano ainda está em aberto. O documento definitivo fica pronto em janeiro.</Text>}
    </>
  );
}

const brandOf = ({ brand }: { brand: string }) => brand;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.l')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token('space.m')};

  h2 {
    font-size: 1.125rem;
  }

  > :last-child {
    min-inline-size: 8rem;

    ${onPhone} {
      inline-size: 100%;
    }
  }
`;

const Parties = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.s')} ${token('space.2xl')};
  margin: 0;

  dt {
    color: ${token('color.text-muted')};
    font-size: 0.875rem;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Text = styled.p`
  color: ${token('color.text-muted')};
  font-size: 0.9375rem;
`;
