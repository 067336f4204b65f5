import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { loginRequested } from '../../shared/state/authModalSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectSessionStatus } from '../../shared/state/sessionSlice.ts';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { DocumentsForm } from './parts/documents/DocumentsForm.tsx';

// Without a guard, because links in messages lead here and the login happens here.
export function DocumentPage() {
  const session = useAppSelector(selectSessionStatus);
  return (
    <Column>
      <h1>Documentos</h1>
      {session === 'unknown' && <Skeleton shape="card" count={3} status="Carregando seus documentos" />}
      {session === 'anonymous' && <LoginNeeded />}
      {session === 'authenticated' && <DocumentsForm />}
    </Column>
  );
}

function LoginNeeded() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  return (
    <EmptyState
      icon={<Icon name="user" size={28} />}
      title="Entre para enviar seus documentos."
      action={
        <Button onClick={() => dispatch(loginRequested({ returnTo: pathname }))}>
          Entrar na minha conta
        </Button>
      }
    />
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.m')};
`;
