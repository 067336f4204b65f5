import { useLoadState } from '../../../shared/query/useLoadState.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { ProviderTile, tileHeight } from '../../providers/ProviderTile.tsx';
import { useGetProvidersQuery } from '../../providers/providersApi.ts';
import { ListRow } from './ListRow.tsx';

const providerWidth = { phone: '8.5rem', wide: '10rem' };
const skeleton = <Skeleton shape="card" height={tileHeight} />;

export function ProvidersRow() {
  return (
    <ListRow
      title="Provedores"
      to="/providers"
      state={useLoadState(useGetProvidersQuery())}
      status="Carregando provedores"
      itemWidth={providerWidth}
      skeleton={skeleton}
    >
      {(provider) => <ProviderTile provider={provider} />}
    </ListRow>
  );
}
