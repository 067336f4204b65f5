import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { Provider } from '../../../shared/contract/providers.ts';
import { useLoadState } from '../../../shared/http/useLoadState.ts';
import { assetAddress } from '../../../shared/paths/assetAddress.ts';
import { token } from '../../../shared/tokens/token.ts';
import { withHover } from '../../../ui/layout/screens.ts';
import { LoadFailure } from '../../../ui/load-failure/LoadFailure.tsx';
import { Rail } from '../../../ui/rail/Rail.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { useGetProvidersQuery } from '../../providers/providersApi.ts';
import { AllLink } from './AllLink.tsx';
import { RowFrame, RowSkeleton } from './RowFrame.tsx';
import { providerWidth, railTexts } from './rowSizes.ts';

const title = 'Provedores';
const tileHeight = '5.5rem';

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

function ProviderTile({ provider: { slug, name, image, games_count: games } }: { provider: Provider }) {
  const { api } = useBrand();
  const logo = assetAddress(image, api.origin);
  return (
    <Tile to={`/providers/${encodeURIComponent(slug)}`}>
      {logo ? <img src={logo} alt={name} loading="lazy" decoding="async" /> : <b>{name}</b>}
      {games > 0 && <span>{games === 1 ? '1 jogo' : `${games} jogos`}</span>}
    </Tile>
  );
}

const Tile = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2xs')};
  block-size: ${tileHeight};
  padding: ${token('space.xs')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  text-align: center;
  text-decoration: none;
  transition: border-color ${token('motion.fast')} ${token('motion.easing')};

  img {
    inline-size: 100%;
    block-size: 2.5rem;
    object-fit: contain;
  }

  span {
    color: ${token('color.text-muted')};
    font-size: 0.75rem;
  }

  ${withHover} {
    &:hover {
      border-color: ${token('color.primary')};
    }
  }
`;
