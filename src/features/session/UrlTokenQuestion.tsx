import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { heldUrlToken } from '../../shared/storage/urlToken.ts';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { acceptUrlToken, accountOfUrlToken, declineUrlToken } from './urlTokenLogin.ts';

/** Asks before a link logs its visitor in, naming the account. The focus starts on the answer that changes nothing. */
export function UrlTokenQuestion() {
  const dispatch = useAppDispatch();
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const [urlToken] = useState(heldUrlToken);
  const [account, setAccount] = useState<string | null>(null);
  const [isEntering, setIsEntering] = useState(false);

  useEffect(() => {
    if (urlToken === null) dispatch(declineUrlToken());
    else void dispatch(accountOfUrlToken(urlToken)).then(setAccount);
  }, [urlToken, dispatch]);

  // A login in another tab, while the question is open here, answers it.
  useEffect(() => {
    if (isAuthenticated && !isEntering) dispatch(declineUrlToken());
  }, [isAuthenticated, isEntering, dispatch]);

  if (urlToken === null || account === null) return null;
  const enter = () => {
    setIsEntering(true);
    void dispatch(acceptUrlToken(urlToken));
  };
  const decline = () => dispatch(declineUrlToken());
  return (
    <Dialog
      open
      title="Entrar com este link?"
      closeLabel="Fechar"
      size="s"
      busy={isEntering}
      onClose={decline}
    >
      <p>
        O link que você abriu entra na conta <Account>{account}</Account>.
      </p>
      <Warning>
        Entre só se a conta for sua: o que você depositar ou apostar depois de entrar fica nela.
      </Warning>
      <Actions>
        <Button wide loading={isEntering} onClick={enter}>
          Entrar nesta conta
        </Button>
        <Button wide variant="quiet" disabled={isEntering} onClick={decline} data-autofocus>
          Continuar sem entrar
        </Button>
      </Actions>
    </Dialog>
  );
}

const Account = styled.strong`
  overflow-wrap: anywhere;
`;

const Warning = styled.p`
  margin-block-start: ${token('space.s')};
  color: ${token('color.text-muted')};
`;

const Actions = styled.div`
  display: grid;
  gap: ${token('space.xs')};
  margin-block-start: ${token('space.l')};
`;
