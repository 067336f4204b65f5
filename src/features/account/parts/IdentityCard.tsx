import { useState } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { verificationRequested } from '../../../shared/state/visitSlice.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
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
  if (status === confirmed)
    return <Text>Sua identidade está confirmada. Você pode jogar, depositar e sacar.</Text>;
  return (
    <Column>
      <Text>Confirme sua identidade para jogar e sacar. Leva poucos minutos.</Text>
      {verification && (
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
