import { styled } from 'styled-components';
import { type PlayLimit, reachedText } from '../../../shared/money/playLimits.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { logoutRequested } from '../../../shared/state/sessionSlice.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';

interface TimeUpDialogProps {
  limit: PlayLimit;
  onClose: () => void;
}

/** Tells that the time limit has ended and what is blocked now. */
export function TimeUpDialog({ limit, onClose }: TimeUpDialogProps) {
  const dispatch = useAppDispatch();
  return (
    <Dialog open title="Seu tempo acabou" closeLabel="Fechar" size="s" onClose={onClose}>
      <Texts>
        <p>{reachedText(limit)}</p>
        <p>
          Jogos, apostas e depósitos ficam fechados até o limite liberar. Seu saldo está guardado, e sacar
          continua possível.
        </p>
      </Texts>
      <Actions>
        <Button wide onClick={() => dispatch(logoutRequested())} data-autofocus>
          Sair da conta
        </Button>
        <ButtonLink wide variant="quiet" to="/user/protection" onClick={onClose}>
          Ver meus limites
        </ButtonLink>
      </Actions>
    </Dialog>
  );
}

const Texts = styled.div`
  display: grid;
  gap: ${token('space.xs')};
  color: ${token('color.text-muted')};

  p:first-child {
    color: ${token('color.text')};
    font-weight: 600;
  }
`;

const Actions = styled.div`
  display: grid;
  gap: ${token('space.xs')};
  margin-block-start: ${token('space.l')};
`;
