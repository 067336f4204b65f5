import { styled } from 'styled-components';
import { token } from '../../../../shared/tokens/token.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { PlayerDocuments } from './PlayerDocuments.tsx';

export function DocumentsForm() {
  return (
    <Stack $gap="m">
      <Lead>
        Fotos em JPG, PNG ou WebP, ou PDF, com até 5 MB. Só a nossa equipe de verificação vê seus documentos.
      </Lead>
      <PlayerDocuments />
    </Stack>
  );
}

const Lead = styled.p`
  max-inline-size: 42rem;
  color: ${token('color.text-muted')};
`;
