import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { transactionStatuses } from '../../../shared/contract/wallet/transactionCodes.ts';
import type { PastWithdrawal } from '../../../shared/contract/wallet/withdrawals.ts';
import { isNotOffered } from '../../../shared/http/httpError.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { isSingularBrl } from '../../../shared/money/isSingularBrl.ts';
import { isRefusal } from '../../../shared/money/sendIdempotent.ts';
import { useLoadState } from '../../../shared/query/useLoadState.ts';
import { selectIsRealtimeConnected } from '../../../shared/realtime/realtimeSlice.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/state/rootState.ts';
import { formatDateTime } from '../../../shared/time/formatTime.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LoadFailure } from '../../../ui/load-failure/LoadFailure.tsx';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { useCancelWithdrawalMutation } from '../moveWithdrawal.ts';
import { useListWithdrawalsQuery } from '../withdrawalsApi.ts';
import { PayoutClock } from './PayoutClock.tsx';

const states: Readonly<Record<number, { text: string; kind: 'neutral' | 'success' | 'warning' | 'danger' }>> =
  {
    [transactionStatuses.pending]: { text: 'Em análise', kind: 'warning' },
    [transactionStatuses.processing]: { text: 'Em processamento', kind: 'warning' },
    [transactionStatuses.approved]: { text: 'Pago', kind: 'success' },
    [transactionStatuses.refused]: { text: 'Recusado', kind: 'danger' },
    [transactionStatuses.cancelled]: { text: 'Cancelado', kind: 'neutral' },
  };

const pollMs = 5_000;
const releasePollMs = 60_000;

export function WithdrawHistory() {
  const { voice } = useBrand();
  const timeZone = useTimeZone();
  const isConnected = useAppSelector(selectIsRealtimeConnected);
  const [pollingInterval, setPollingInterval] = useState(0);
  const query = useListWithdrawalsQuery(undefined, { pollingInterval });
  const withdrawals = useLoadState(query);
  const isWaiting = query.data?.data.some(({ status }) => status < transactionStatuses.approved) ?? false;
  const isHeld = (query.data?.referral_holds.length ?? 0) > 0;
  // Realtime announces a review; polling covers lost realtime and the release of held money.
  const wanted = isWaiting && !isConnected ? pollMs : isHeld ? releasePollMs : 0;
  if (wanted !== pollingInterval) setPollingInterval(wanted);

  if (withdrawals.kind === 'loading') return <RowsSkeleton count={3} status="Carregando saques" />;
  if (withdrawals.kind === 'failed') {
    return (
      <LoadFailure
        text="Não foi possível carregar seus saques."
        retryLabel="Tentar de novo"
        retrying={withdrawals.retrying}
        onRetry={withdrawals.retry}
      />
    );
  }
  const rows = withdrawals.kind === 'ready' ? withdrawals.value?.data : [];
  if (!rows) {
    return (
      <Note>
        O andamento dos seus saques aparece no <Link to="/user/transaction">extrato</Link>.
      </Note>
    );
  }
  return (
    <Card>
      <Table
        caption="Seus saques"
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon={<Icon name="withdraw" />}
            title={voice.noWithdrawals}
            text="Seus saques aparecem aqui."
          />
        }
        columns={[
          { key: 'when', header: 'Data', cell: ({ created_at }) => formatDateTime(created_at, timeZone) },
          { key: 'state', header: 'Situação', cell: (row) => <State withdrawal={row} /> },
          {
            key: 'amount',
            header: 'Valor',
            align: 'end',
            cell: ({ amount }) => <MoneyText cents={amount} />,
          },
        ]}
      />
    </Card>
  );
}

function State({ withdrawal }: { withdrawal: PastWithdrawal }) {
  const { id, status, amount } = withdrawal;
  const dispatch = useAppDispatch();
  const [cancelWithdrawal, { isLoading }] = useCancelWithdrawalMutation();
  const [isOffered, setOffered] = useState(true);
  const state = states[status] ?? { text: 'Em processamento', kind: 'neutral' };
  const cancel = async () => {
    const { error } = await cancelWithdrawal(id);
    if (isRefusal(error) && isNotOffered(error)) setOffered(false);
    if (!error) {
      const verb = isSingularBrl(amount) ? 'voltou' : 'voltaram';
      const text = `Saque cancelado: ${formatBrl(amount)} ${verb} para a carteira.`;
      dispatch(alertRaised({ kind: 'success', text, displayMs: 4_000 }));
    } else {
      const message = isRefusal(error) ? 'Este saque não pode mais ser cancelado.' : unsure;
      dispatch(alertRaised({ kind: 'error', text: message, displayMs: 5_000 }));
    }
  };
  return (
    <Line>
      <Badge $kind={state.kind}>{state.text}</Badge>
      {isOffered && status === transactionStatuses.pending && (
        <Button variant="quiet" size="s" loading={isLoading} onClick={() => void cancel()}>
          Cancelar<VisuallyHidden> saque de {formatBrl(amount)}</VisuallyHidden>
        </Button>
      )}
      <PayoutClock withdrawal={withdrawal} />
    </Line>
  );
}

const unsure = 'Não sabemos se o cancelamento chegou. Tente de novo.';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.xs')};
`;
