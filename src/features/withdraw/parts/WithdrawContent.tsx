import { useState } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../../shared/state/rootState.ts';
import { useStored } from '../../../shared/storage/useStored.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { useOptionalPart } from '../../../ui/lazy/useOptionalPart.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { selectUser } from '../../session/meApi.ts';
import { useCapabilities } from '../../settings/useCapabilities.ts';
import { withdrawalAttempt } from '../moveWithdrawal.ts';
import { useReferralHolds } from '../useReferralHolds.ts';
import { useWithdrawObstacle } from '../useWithdrawObstacle.ts';
import { useListWithdrawalsQuery } from '../withdrawalsApi.ts';
import { UnansweredWithdrawal } from './UnansweredWithdrawal.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawHistory } from './WithdrawHistory.tsx';
import { WithdrawRules } from './WithdrawRules.tsx';

const loadActiveBonus = () => import('../../bonus/ActiveBonus.tsx').then((part) => part.ActiveBonus);

/** Money out: the request with its rules beside it, and what became of earlier ones. */
export function WithdrawContent() {
  const user = useAppSelector(selectUser);
  const attempt = useStored(withdrawalAttempt);
  const { data: answer } = useListWithdrawalsQuery();
  const { bonus } = useCapabilities();
  const obstacle = useWithdrawObstacle();
  const holds = useReferralHolds();
  // How far the bonus is that holds the money back, live.
  const isHeldByBonus = obstacle?.kind === 'rollover';
  const ActiveBonus = useOptionalPart(loadActiveBonus, bonus && isHeldByBonus);
  // While the form waits for its own answer, it shows what comes of it.
  const [isSending, setSending] = useState(false);
  if (!user) return <Skeleton shape="card" status="Carregando saque" />;
  return (
    <>
      <Columns>
        <Card>
          {attempt?.userId === user.id && !isSending ? (
            <UnansweredWithdrawal amountCents={Number(attempt.body.amount)} />
          ) : (
            <WithdrawForm
              user={user}
              earlier={answer?.data ?? []}
              holds={holds}
              obstacle={obstacle}
              isSending={isSending}
              onSending={setSending}
            />
          )}
        </Card>
        <WithdrawRules earlier={answer?.data ?? null} />
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
