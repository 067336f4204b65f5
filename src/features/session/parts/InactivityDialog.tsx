import { styled } from 'styled-components';
import { loginRequested } from '../../../shared/state/authModalSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { inactivityNoticeClosed } from '../../../shared/state/sessionSlice.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { forgetLostPage } from '../lostPage.ts';

export function InactivityDialog() {
  const dispatch = useAppDispatch();
  const close = () => dispatch(inactivityNoticeClosed());
  const logIn = () => {
    close();
    dispatch(loginRequested());
  };
  const goOn = () => {
    close();
    forgetLostPage();
  };
  return (
    <Dialog open title="Sessão encerrada" closeLabel="Fechar" size="s" onClose={close}>
      <Text>Por segurança, sua sessão foi encerrada. Entre de novo para continuar de onde parou.</Text>
      <Actions>
        <Button wide onClick={logIn} data-autofocus>
          Entrar de novo
        </Button>
        <Button wide variant="quiet" onClick={goOn}>
          Continuar sem entrar
        </Button>
      </Actions>
    </Dialog>
  );
}

const Text = styled.p`
  color: ${token('color.text-muted')};
`;

const Actions = styled.div`
  display: grid;
  gap: ${token('space.xs')};
  margin-block-start: ${token('space.l')};
`;
