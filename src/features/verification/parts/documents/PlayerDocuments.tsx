import { useState } from 'react';
import { documentKinds, type PlayerDocument } from '../../../../shared/contract/account/documents.ts';
import { useLoadState } from '../../../../shared/query/useLoadState.ts';
import { Grid } from '../../../../ui/layout/Grid.tsx';
import { LoadFailure } from '../../../../ui/load-failure/LoadFailure.tsx';
import { Note } from '../../../../ui/note/Note.tsx';
import { Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import { useListDocumentsQuery } from './documentsApi.ts';

// Fallback: no event announces the end of the review.
const pollWhilePendingMs = 5_000;

const isPending = ({ status }: PlayerDocument) => status === 'pending';

export function PlayerDocuments() {
  const [pollingInterval, setPollingInterval] = useState(0);
  const query = useListDocumentsQuery(undefined, { pollingInterval });
  const wanted = query.data?.data.some(isPending) ? pollWhilePendingMs : 0;
  if (wanted !== pollingInterval) setPollingInterval(wanted);

  const documents = useLoadState(query);
  switch (documents.kind) {
    case 'loading':
      return <Skeleton shape="card" count={3} status="Carregando seus documentos" />;
    case 'failed':
      return (
        <LoadFailure
          text="Não foi possível carregar seus documentos."
          retryLabel="Tentar de novo"
          retrying={documents.retrying}
          onRetry={documents.retry}
        />
      );
    case 'empty':
      return <Cards sent={[]} />;
    case 'ready':
      return <Cards sent={documents.value?.data ?? null} />;
  }
}

// `sent` is null when the operator does not list documents.
function Cards({ sent }: { sent: readonly PlayerDocument[] | null }) {
  return (
    <>
      {sent?.length === 0 && <Note>Você ainda não enviou documentos. Comece pelo documento com foto.</Note>}
      <Grid $min="17rem">
        {documentKinds.map((kind) => (
          <DocumentCard key={kind} kind={kind} sent={sent?.find((document) => document.kind === kind)} />
        ))}
      </Grid>
    </>
  );
}
