import { useParams } from 'react-router';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { bettingRulesSlug } from './hasLegalText.ts';
import { LegalText } from './parts/LegalText.tsx';
import { useLegalDocument } from './useLegalDocument.ts';

// `/{regulation}` and `/rules-betting`; the route's loader has checked that the brand has this text.
export function LegalPage() {
  const { regulation = bettingRulesSlug } = useParams();
  const state = useLegalDocument(regulation);
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
