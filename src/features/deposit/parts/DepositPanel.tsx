import { useEffect } from 'react';
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
  onBusyChange?: (busy: boolean) => void;
}

const idle = () => {};

/** A deposit from the amount to the money: the form, a charge whose answer is missing, the charge itself. */
export function DepositPanel({ onDone, onBusyChange = idle }: DepositPanelProps) {
  const user = useAppSelector(selectUser);
  const userId = user?.id ?? '';
  const chargeId = useCurrentCharge(userId);
  const attempt = useStored(depositAttempt);
  useEffect(() => () => onBusyChange(false), [onBusyChange]);

  if (!user) return <Skeleton shape="block" count={2} status="Carregando depósito" />;
  if (chargeId !== null) return <Charge key={chargeId} id={chargeId} {...(onDone ? { onDone } : {})} />;
  if (attempt?.userId === userId) return <UnansweredCharge amountCents={Number(attempt.body.amount)} />;
  return <DepositForm user={user} />;
}
