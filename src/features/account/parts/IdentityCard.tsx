import { useState } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { verificationRequested } from '../../../shared/state/visitSlice.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useLazyComponent } from '../../../ui/lazy/useLazyComponent.ts';

const loadDocuments = () =>
  import('../../verification/DocumentDialog.tsx').then((part) => part.DocumentDialog);

// Status of a player with a confirmed identity.
const confirmed = 'Ativo';

export function IdentityCard({ status }: { status: string }) {
  const dispatch = useAppDispatch();
  const { verification } = useBrand();
  const [documentsOpen, setDocumentsOpen] = useState(false);
  const DocumentDialog = useLazyComponent(loadDocuments, documentsOpen);
  const isConfirmed = status === confirmed;
  return (
    <Column>
      <p>
        <Badge $kind={isConfirmed ? 'success' : 'warning'}>
          <Icon name={isConfirmed ? 'check' : 'clock'} size={16} />
          {isConfirmed ? confirmed : status || 'Pendente'}
        </Badge>
      </p>
      <Text>
        {isConfirmed
          ? 'Sua identidade está confirmada. Você pode jogar, depositar e sacar.'
          : 'Confirme sua identidade para jogar e sacar. Leva poucos minutos.'}
      </Text>
      {!isConfirmed && verification && (
        <Button onClick={() => dispatch(verificationRequested())}>Verificar identidade</Button>
      )}
      <Button variant="quiet" onClick={() => setDocumentsOpen(true)}>
        Enviar documentos
      </Button>
      {documentsOpen && DocumentDialog && <DocumentDialog onClose={() => setDocumentsOpen(false)} />}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${token('space.s')};
`;

const Text = styled.p`
  color: ${token('color.text-muted')};
`;
