import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { useRetryPending } from '../../../shared/money/useRetryPending.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { PendingOutcome } from '../../../ui/pendingOutcome/PendingOutcome.tsx';
import { useOpenChargeMutation } from '../openCharge.ts';

const refused = 'A cobrança não foi gerada. Confira o valor e tente de novo.';

/** Retries a charge request without a response under the same idempotency key. */
export function PendingCharge({ amountCents }: { amountCents: number }) {
  const dispatch = useAppDispatch();
  const [openCharge] = useOpenChargeMutation();
  const { failures, isTrying, tryAgain } = useRetryPending(
    () => openCharge(null),
    (message) => dispatch(alertRaised({ kind: 'error', text: message ?? refused, displayMs: 6_000 })),
  );
  return (
    <PendingOutcome
      title={`Confirmando sua cobrança de ${formatBrl(amountCents)}.`}
      text={
        failures === 0
          ? 'Só um instante.'
          : 'A resposta ainda não chegou. Pode tentar de novo: é sempre a mesma cobrança, nada é gerado em dobro.'
      }
      retryLabel="Tentar de novo"
      canRetry={failures > 0}
      retrying={isTrying}
      onRetry={tryAgain}
    />
  );
}
