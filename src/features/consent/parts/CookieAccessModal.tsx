import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { cookieAccessModalClosed } from '../../../shared/state/visitSlice.ts';
import { readStored, removeStored } from '../../../shared/storage/browserStorage.ts';
import { storeFullConsent } from '../../../shared/storage/cookieConsent.ts';
import { storedLastRoute } from '../../../shared/storage/lastAttemptedRoute.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';

/** The page behind needs every cookie: go back home, or accept and go on to it. */
export function CookieAccessModal() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  const goBack = () => {
    dispatch(cookieAccessModalClosed());
    void navigate('/', { replace: true });
  };

  const accept = () => {
    storeFullConsent();
    const attempted = readStored(storedLastRoute, 'sessionStorage');
    removeStored(storedLastRoute, 'sessionStorage');
    dispatch(cookieAccessModalClosed());
    void navigate(attempted ?? pathname + withoutModal(search) + hash, { replace: attempted === null });
  };

  return (
    <Dialog
      open
      size="s"
      title="Acesso Restrito"
      closeLabel="Fechar"
      onClose={goBack}
      footer={
        <Row>
          <Button variant="quiet" onClick={goBack}>
            Voltar
          </Button>
          <Button onClick={accept}>Aceitar cookies</Button>
        </Row>
      }
    >
      <p>Para acessar esta página, é necessário aceitar todos os cookies.</p>
    </Dialog>
  );
}

function withoutModal(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('showCookieModal');
  const rest = query.toString();
  return rest && `?${rest}`;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space.xs')};
`;
