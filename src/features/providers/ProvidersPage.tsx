import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { token } from '../../shared/tokens/token.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { ProviderTile, tileHeight } from './ProviderTile.tsx';
import { useGetProvidersQuery } from './providersApi.ts';

const places = 20;

export function ProvidersPage() {
  const { voice } = useBrand();
  // A failed request shows an empty list.
  const state = useLoadState(useGetProvidersQuery());
  return (
    <Page>
      <div>
        <h1>Provedores</h1>
        <Lead>Os estúdios por trás dos jogos. Escolha um para ver tudo o que ele tem aqui.</Lead>
      </div>
      {state.kind === 'loading' && (
        <Tiles aria-busy="true">
          {Array.from({ length: places }, (_, index) => (
            <Skeleton
              // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders that never move
              key={index}
              shape="card"
              height={tileHeight}
              status={index === 0 ? 'Carregando provedores' : undefined}
            />
          ))}
        </Tiles>
      )}
      {(state.kind === 'failed' || state.kind === 'empty') && (
        <EmptyState
          icon={<Icon name="list" size={28} />}
          title={voice.noProviders}
          text="A lista aparece aqui assim que for publicada. Os jogos continuam no cassino."
          action={<ButtonLink to="/casino">Ir para o cassino</ButtonLink>}
        />
      )}
      {state.kind === 'ready' && (
        <Tiles as="ul" role="list">
          {state.value.map((provider) => (
            <li key={provider.id}>
              <ProviderTile provider={provider} />
            </li>
          ))}
        </Tiles>
      )}
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.l')};
`;

const Lead = styled.p`
  padding-block-start: ${token('space.2xs')};
  color: ${token('color.text-muted')};
`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(9.5rem, 14%)), 1fr));
  gap: ${token('space.s')};
`;
