import { useBrand } from '../../shared/brand/useBrand.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { scrollToTopSet } from '../../shared/state/visitSlice.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import { Pagination } from '../../ui/pagination/Pagination.tsx';
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx';
import { AnnualResult } from './parts/AnnualResult.tsx';
import { AnnualStatement } from './parts/AnnualStatement.tsx';
import { StatementExport } from './parts/StatementExport.tsx';
import { StatementFilters } from './parts/StatementFilters.tsx';
import { StatementTotals } from './parts/StatementTotals.tsx';
import { useStatementFilter } from './parts/useStatementFilter.ts';
import { TransactionTable } from './TransactionTable.tsx';
import { everything, useGetTransactionsQuery } from './transactionsApi.ts';

export function TransactionsPage() {
  const { filter, page, change, turnTo } = useStatementFilter();
  const query = useGetTransactionsQuery({ ...filter, page });
  const { data, currentData, error, isFetching } = query;
  // The lines of the filter before stay, marked busy, until the first response of this one.
  const earlier = isFetching && error === undefined ? data : undefined;
  const statement = useLoadState({ ...query, data: currentData ?? earlier });
  const dispatch = useAppDispatch();
  const { jurisdiction } = useBrand();

  const turn = (next: number) => {
    turnTo(next);
    dispatch(scrollToTopSet(true));
  };

  return (
    <Stack $gap="l">
      <Cluster $justify="space-between">
        <h1>Transações</h1>
        <StatementExport filter={filter} />
      </Cluster>
      <StatementFilters filter={filter} onChange={change} />
      {statement.kind === 'loading' && (
        <>
          <StatementTotals totals={null} />
          <RowsSkeleton count={8} status="Carregando transações" />
        </>
      )}
      {statement.kind === 'failed' && (
        <LoadFailure
          text="Não foi possível carregar suas transações."
          retryLabel="Tentar de novo"
          retrying={statement.retrying}
          onRetry={statement.retry}
        />
      )}
      {statement.kind === 'ready' && (
        <>
          {statement.value.totals && <StatementTotals totals={statement.value.totals} />}
          <Card>
            <TransactionTable
              caption={countText(statement.value.meta.total)}
              byDay
              lines={statement.value.data}
              status={filter.status}
              busy={isFetching && currentData === undefined}
              empty={
                <EmptyState
                  icon={<Icon name="history" />}
                  title="Nenhuma transação aqui"
                  text="Não há movimentos com estes filtros."
                  action={
                    <Button variant="quiet" onClick={() => change(everything)}>
                      Ver todas
                    </Button>
                  }
                />
              }
            />
          </Card>
          {statement.value.meta.pages > 1 && (
            <Pagination
              label="Páginas de transações"
              page={page}
              pages={statement.value.meta.pages}
              onPageChange={turn}
              previousLabel="Página anterior"
              nextLabel="Próxima página"
              pageLabel={(number) => `Página ${number}`}
            />
          )}
        </>
      )}
      {statement.kind !== 'loading' && (jurisdiction === 'br' ? <AnnualStatement /> : <AnnualResult />)}
    </Stack>
  );
}

function countText(total: number): string {
  return total === 1 ? '1 transação' : `${total.toLocaleString('pt-BR')} transações`;
}
