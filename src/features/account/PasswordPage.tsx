import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Note } from '../../ui/note/Note.tsx';
import { useGetMeQuery } from '../session/meApi.ts';
import { PasswordForm } from './parts/PasswordForm.tsx';
import { Section } from './parts/Section.tsx';

/** Stands in the address of a recovery mail's link, for those who do not know their password. */
const recoveryParameter = 'recuperar';

export function PasswordPage() {
  const { data: user } = useGetMeQuery();
  const [changes, setChanges] = useState(0);
  const [query] = useSearchParams();
  // Only the first change: from then on there is a password to know.
  const isRecovery = changes === 0 && query.has(recoveryParameter);
  return (
    <Column>
      <h1>{isRecovery ? 'Criar senha nova' : 'Alterar senha'}</h1>
      {changes > 0 && (
        <Note kind="success" role="status">
          Senha alterada com sucesso. Use a senha nova no próximo acesso.
        </Note>
      )}
      <Section title="Nova senha" text="Use uma senha que você não usa em nenhum outro site.">
        {/* A form of its own after each change: passwords never stay on the page. */}
        <PasswordForm
          key={changes}
          email={user?.email ?? ''}
          asksCurrent={!isRecovery}
          onChanged={() => setChanges(changes + 1)}
        />
      </Section>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.m')};
  max-inline-size: 34rem;
`;
