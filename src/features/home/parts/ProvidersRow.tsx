import { useLoadState } from '../../../shared/http/useLoadState.ts';
import { LoadFailure } from '../../../ui/load-failure/LoadFailure.tsx';
import { Rail } from '../../../ui/rail/Rail.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { ProviderTile, tileHeight } from '../../providers/ProviderTile.tsx';
import { useGetProvidersQuery } from '../../providers/providersApi.ts';
import { AllLink } from './AllLink.tsx';
import { RowFrame, RowSkeleton } from './RowFrame.tsx';
import { providerWidth, railTexts } from './rowSizes.ts';

const title = 'Provedores';

export function ProvidersRow() {
  const state = useLoadState(useGetProvidersQuery());
  switch (state.kind) {
    case 'loading':
      return (
        <RowSkeleton
          title={title}
          status="Carregando provedores"
          item={<Skeleton shape="card" height={tileHeight} />}
          itemWidth={providerWidth}
        />
      );
    case 'failed':
      return (
        <RowFrame title={title}>
          <LoadFailure
            text="Não foi possível carregar os provedores."
            retryLabel="Tentar de novo"
            retrying={state.retrying}
            onRetry={state.retry}
          />
        </RowFrame>
      );
    case 'empty':
      return null;
    case 'ready':
      return (
        <Rail
          title={title}
          action={<AllLink to="/providers" of={title} />}
          {...railTexts}
          itemWidth={providerWidth}
          items={state.value.map((provider) => ({
            key: provider.id,
            content: <ProviderTile provider={provider} />,
          }))}
        />
      );
  }
}
