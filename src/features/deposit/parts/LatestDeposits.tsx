import { Card } from '../../../ui/card/Card.tsx';
import { TransactionTable } from '../../transactions/TransactionTable.tsx';
import { everything, useGetTransactionsQuery } from '../../transactions/transactionsApi.ts';

const latest = { ...everything, source: 'Deposit', type: '1', page: 1, perPage: 3 };

/** Lists the newest deposits; renders nothing before the first one. */
export function LatestDeposits() {
  const { data } = useGetTransactionsQuery(latest);
  if (!data || data.data.length === 0) return null;
  return (
    <Card>
      <TransactionTable
        caption="Seus últimos depósitos"
        lines={data.data.slice(0, latest.perPage)}
        empty={null}
      />
    </Card>
  );
}
