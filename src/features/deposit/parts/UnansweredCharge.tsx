import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { recoveryDelayMs } from '../../../shared/http/useRecovery.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { openCharge } from '../openCharge.ts';

const refused = 'A cobrança não foi gerada. Confira o valor e tente de novo.';

/** Sent, but not answered: the same charge is asked for again, by itself and by whoever does not want to wait. */
export function UnansweredCharge({ amountCents }: { amountCents: number }) {
  const dispatch = useAppDispatch();
  const [tries, setTries] = useState(0);
  const [isTrying, setTrying] = useState(true);

  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    setTrying(true);
    void dispatch(openCharge(null)).then((outcome) => {
      if (outcome.kind === 'refused')
        dispatch(alertRaised({ kind: 'error', text: outcome.message ?? refused, displayMs: 6_000 }));
      if (!current) return;
      setTrying(false);
      if (outcome.kind === 'unknown') {
        timer = setTimeout(() => setTries((count) => count + 1), recoveryDelayMs(tries + 1));
      }
    });
    const again = () => setTries((count) => count + 1);
    window.addEventListener('online', again);
    return () => {
      current = false;
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [tries, dispatch]);

  return (
    <Box>
      <Spinner />
      <p role="status">
        <strong>Confirmando sua cobrança de {formatBrl(amountCents)}.</strong>
      </p>
      <Text>
        {tries === 0
          ? 'Só um instante.'
          : 'A resposta ainda não chegou. Continuamos tentando: é sempre a mesma cobrança, nada é gerado em dobro.'}
      </Text>
      {tries > 0 && (
        <Button variant="quiet" loading={isTrying} onClick={() => setTries((count) => count + 1)}>
          Tentar de novo
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.s')};
  padding-block: ${token('space.xl')};
  text-align: center;
`;

const Text = styled.p`
  max-inline-size: 26rem;
  color: ${token('color.text-muted')};
`;
