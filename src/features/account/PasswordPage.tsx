import { useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Card } from '../../ui/card/Card.tsx';
import { fromDesktop } from '../../ui/layout/screens.ts';
import { Note } from '../../ui/note/Note.tsx';
import { useGetMeQuery } from '../session/meApi.ts';
import { PasswordForm } from './parts/PasswordForm.tsx';

export function PasswordPage() {
  const { data: user } = useGetMeQuery();
  const [changes, setChanges] = useState(0);
  return (
    <Column>
      <h1>Alterar senha</h1>
      {changes > 0 && (
        <Note kind="success" role="status">
          Senha alterada com sucesso. Você continua aqui; os outros acessos à sua conta foram encerrados.
        </Note>
      )}
      <Sheet>
        <p>Use uma senha que você não usa em nenhum outro site.</p>
        {/* A new form after each change, so that passwords do not stay in the page. */}
        <PasswordForm key={changes} email={user?.email ?? ''} onChanged={() => setChanges(changes + 1)} />
      </Sheet>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.m')};
`;

// Shows the advice next to the form where there is room.
const Sheet = styled(Card)`
  display: grid;
  gap: ${token('space.m')};

  > p {
    color: ${token('color.text-muted')};
  }

  ${fromDesktop} {
    grid-template-columns: minmax(0, 16rem) minmax(0, 34rem);
    gap: ${token('space.xl')};
  }
`;
