import { useEffect } from 'react';
import { styled } from 'styled-components';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { isSingularBrl } from '../../../shared/money/isSingularBrl.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { verificationRequested } from '../../../shared/state/visitSlice.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { useSetting } from '../../settings/useSettings.ts';
import type { WithdrawObstacle as Obstacle } from '../withdrawObstacles.ts';

export function WithdrawObstacle({ obstacle }: { obstacle: Obstacle }) {
  const dispatch = useAppDispatch();
  const isCheckDue = useSetting('withdraw_auto_kyc') && obstacle.kind === 'identity';
  useEffect(() => {
    if (isCheckDue) dispatch(verificationRequested());
  }, [isCheckDue, dispatch]);
  if (obstacle.kind === 'identity') {
    return (
      <Note
        kind="warning"
        action={
          <Button size="s" onClick={() => dispatch(verificationRequested())}>
            Verificar
          </Button>
        }
      >
        Verifique sua identidade antes de sacar.
      </Note>
    );
  }
  if (obstacle.kind === 'deposits') {
    return (
      <Note kind="warning">
        <Text>
          {isSingularBrl(obstacle.missingCents) ? 'Falta' : 'Faltam'} {formatBrl(obstacle.missingCents)} em
          apostas com o valor dos seus depósitos para liberar o saque. Qualquer aposta conta, em qualquer
          jogo.
        </Text>
        <ButtonLink size="s" variant="quiet" to="/user/transaction">
          Ver extrato
        </ButtonLink>
      </Note>
    );
  }
  return (
    <Note kind="warning">
      <Text>
        {isSingularBrl(obstacle.missingCents) ? 'Falta' : 'Faltam'} {formatBrl(obstacle.missingCents)} em
        apostas para cumprir o bônus “{obstacle.name}” e liberar o saque. Se preferir, exclua o bônus.
      </Text>
      <ButtonLink size="s" variant="quiet" to="/user/bonus">
        Ver bônus
      </ButtonLink>
    </Note>
  );
}

const Text = styled.p`
  padding-block-end: ${token('space.xs')};
`;
