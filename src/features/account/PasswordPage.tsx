import { useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Note } from '../../ui/note/Note.tsx';
import { useGetMeQuery } from '../session/meApi.ts';
import { PasswordForm } from './parts/PasswordForm.tsx';
import { Section } from './parts/Section.tsx';

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
      <Section title="Nova senha" text="Use uma senha que você não usa em nenhum outro site.">
        {/* A new form after each change, so that passwords do not stay in the page. */}
        <PasswordForm key={changes} email={user?.email ?? ''} onChanged={() => setChanges(changes + 1)} />
      </Section>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.m')};
  max-inline-size: 34rem;
`;
