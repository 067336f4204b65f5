import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { LegalText } from './parts/LegalText.tsx';
import { useLegalDocument } from './useLegalDocument.ts';

/** One of the brand's legal texts. Whether there is one by this name was asked before. */
export function LegalPage({ slug }: { slug: string }) {
  const state = useLegalDocument(slug);
  switch (state.kind) {
    case 'ready':
      return <LegalText document={state.document} />;
    case 'failed':
      return (
        <EmptyState
          level={1}
          icon={<Icon name="warning" />}
          title="Não foi possível carregar este texto"
          text="Confira sua conexão e tente outra vez."
          action={<Button onClick={state.retry}>Tentar de novo</Button>}
        />
      );
    case 'loading':
      return <Skeleton count={12} status="Carregando texto" />;
  }
}
