import { useState } from 'react';
import { useAppSelector } from '../../../shared/state/rootState.ts';
import { useStored } from '../../../shared/storage/useStored.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { selectUser } from '../../session/meApi.ts';
import { depositAttempt, useCurrentCharge } from '../currentCharge.ts';
import { Charge } from './Charge.tsx';
import { DepositForm } from './DepositForm.tsx';
import { UnansweredCharge } from './UnansweredCharge.tsx';

interface DepositPanelProps {
  /** Called when there is nothing left to do here; absent on the page, which stays. */
  onDone?: () => void;
}

/** A deposit from the amount to the money: the form, a charge whose answer is missing, the charge itself. */
export function DepositPanel({ onDone }: DepositPanelProps) {
  const user = useAppSelector(selectUser);
  const userId = user?.id ?? '';
  const chargeId = useCurrentCharge(userId);
  const attempt = useStored(depositAttempt);
  // While the form waits for its own answer, it shows what comes of it.
  const [isSending, setSending] = useState(false);

  if (!user) return <Skeleton shape="block" count={2} status="Carregando depósito" />;
  if (chargeId !== null) return <Charge key={chargeId} id={chargeId} {...(onDone ? { onDone } : {})} />;
  if (attempt?.userId === userId && !isSending)
    return <UnansweredCharge amountCents={Number(attempt.body.amount)} />;
  return <DepositForm user={user} onSending={setSending} />;
}
