import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { useRetryPending } from '../../../shared/money/useRetryPending.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { PendingOutcome } from '../../../ui/pendingOutcome/PendingOutcome.tsx';
import { useRequestWithdrawalMutation } from '../moveWithdrawal.ts';

const refused = 'O saque não foi feito. Confira o valor e tente de novo.';

export function PendingWithdrawal({ amountCents }: { amountCents: number }) {
  const dispatch = useAppDispatch();
  const [requestWithdrawal] = useRequestWithdrawalMutation();
  const { failures, isTrying, tryAgain } = useRetryPending(
    () => requestWithdrawal(null),
    (message) => dispatch(alertRaised({ kind: 'error', text: message ?? refused, displayMs: 6_000 })),
  );
  return (
    <PendingOutcome
      title={`Confirmando seu saque de ${formatBrl(amountCents)}.`}
      text={
        failures === 0
          ? 'Só um instante.'
          : 'A resposta ainda não chegou. Pode tentar de novo: é sempre o mesmo pedido, nada sai em dobro.'
      }
      retryLabel="Tentar de novo"
      canRetry={failures > 0}
      retrying={isTrying}
      onRetry={tryAgain}
    />
  );
}
