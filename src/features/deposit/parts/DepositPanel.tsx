import { useRef, useState } from 'react';
import { useAppSelector } from '../../../shared/state/rootState.ts';
import { useStored } from '../../../shared/storage/useStored.ts';
import { FieldsSkeleton } from '../../../ui/skeleton/FieldsSkeleton.tsx';
import { selectUser } from '../../session/me.ts';
import { depositAttempt, useCurrentCharge } from '../currentCharge.ts';
import { Charge } from './Charge.tsx';
import { DepositForm } from './DepositForm.tsx';
import { PendingCharge } from './PendingCharge.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

interface DepositPanelProps {
  // Called when the deposit is finished; absent on the page.
  onDone?: () => void;
}

/** Shows the form, a pending charge request, or the current charge. */
export function DepositPanel(props: DepositPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  return (
    <div ref={place}>
      <Step {...props} />
    </div>
  );
}

function Step({ onDone }: DepositPanelProps) {
  const user = useAppSelector(selectUser);
  const userId = user?.id ?? '';
  const chargeId = useCurrentCharge(userId);
  const attempt = useStored(depositAttempt);
  // A form that is sending shows its own result.
  const [isSending, setSending] = useState(false);

  if (!user) return <FieldsSkeleton count={2} status="Carregando depósito" />;
  if (chargeId !== null) return <Charge key={chargeId} id={chargeId} onDone={onDone} />;
  if (attempt?.userId === userId && !isSending)
    return <PendingCharge amountCents={Number(attempt.body.amount)} />;
  return <DepositForm user={user} onSending={setSending} />;
}
