import { useRetryPending } from '../../../shared/http/useRetryPending.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { Unanswered } from '../../../ui/unanswered/Unanswered.tsx';
import { openCharge } from '../openCharge.ts';

const refused = 'A cobrança não foi gerada. Confira o valor e tente de novo.';

/** Stands in for a charge that was requested and not answered; the same charge is requested again. */
export function UnansweredCharge({ amountCents }: { amountCents: number }) {
  const dispatch = useAppDispatch();
  const { failures, isTrying, tryAgain } = useRetryPending(
    () => dispatch(openCharge(null)),
    (message) => dispatch(alertRaised({ kind: 'error', text: message ?? refused, displayMs: 6_000 })),
  );
  return (
    <Unanswered
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
