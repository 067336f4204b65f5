import { useState } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../../shared/state/rootState.ts';
import { useStored } from '../../../shared/storage/useStored.ts';
import { serverNow } from '../../../shared/time/serverNow.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { useLazyComponent } from '../../../ui/lazy/useLazyComponent.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { selectUser } from '../../session/me.ts';
import { useCapabilities } from '../../settings/capabilities.ts';
import { withdrawalAttempt } from '../moveWithdrawal.ts';
import { useListWithdrawalsQuery, useReferralHolds } from '../withdrawalsApi.ts';
import { useWithdrawObstacle } from '../withdrawObstacles.ts';
import { PendingWithdrawal } from './PendingWithdrawal.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawHistory } from './WithdrawHistory.tsx';
import { WithdrawRules } from './WithdrawRules.tsx';

const loadActiveBonus = () => import('../../bonus/ActiveBonus.tsx').then((part) => part.ActiveBonus);

export function WithdrawContent() {
  const user = useAppSelector(selectUser);
  const attempt = useStored(withdrawalAttempt);
  const { data: response, fulfilledTimeStamp } = useListWithdrawalsQuery();
  const nowMs = () => serverNow(response?.server_time, fulfilledTimeStamp);
  const { bonus } = useCapabilities();
  const obstacle = useWithdrawObstacle();
  const holds = useReferralHolds();
  // Shows live progress of the bonus that blocks the withdrawal.
  const isHeldByBonus = obstacle?.kind === 'rollover';
  const ActiveBonus = useLazyComponent(loadActiveBonus, bonus && isHeldByBonus);
  // A form that is sending shows its own result.
  const [isSending, setSending] = useState(false);
  if (!user) return <Skeleton shape="card" status="Carregando saque" />;
  return (
    <>
      <Columns>
        {attempt?.userId === user.id && !isSending ? (
          <Card>
            <PendingWithdrawal amountCents={Number(attempt.body.amount)} />
          </Card>
        ) : (
          <WithdrawForm
            user={user}
            earlier={response?.data ?? []}
            holds={holds}
            nowMs={nowMs}
            obstacle={obstacle}
            isSending={isSending}
            onSending={setSending}
          />
        )}
        <WithdrawRules earlier={response?.data ?? null} nowMs={nowMs} />
      </Columns>
      {ActiveBonus && isHeldByBonus && <ActiveBonus />}
      <WithdrawHistory />
    </>
  );
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: ${token('space.m')};
`;
