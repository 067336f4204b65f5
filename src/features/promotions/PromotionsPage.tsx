import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { token } from '../../shared/tokens/token.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { fromDesktop } from '../../ui/layout/screens.ts';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { PromotionCard, pictureRatio } from './PromotionCard.tsx';
import { useGetPromotionsQuery } from './promotionsApi.ts';

export function PromotionsPage() {
  return (
    <Page>
      <h1>Promoções</h1>
      <Promotions />
    </Page>
  );
}

function Promotions() {
  const { voice } = useBrand();
  const state = useLoadState(useGetPromotionsQuery());
  switch (state.kind) {
    case 'loading':
      return (
        <Cards $min="18rem" aria-busy="true">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((place, index) => (
            <Place key={place}>
              <Skeleton
                shape="block"
                ratio={pictureRatio}
                status={index === 0 ? 'Carregando promoções' : undefined}
              />
              <Texts>
                <Skeleton count={2} />
              </Texts>
            </Place>
          ))}
        </Cards>
      );
    case 'failed':
      return (
        <LoadFailure
          text="Não foi possível carregar as promoções."
          retryLabel="Tentar de novo"
          retrying={state.retrying}
          onRetry={state.retry}
        />
      );
    case 'empty':
      return (
        <EmptyState
          icon={<Icon name="promotion" size={28} />}
          title={voice.noPromotions}
          text={voice.noPromotionsText}
          action={<ButtonLink to="/">Página inicial</ButtonLink>}
        />
      );
    case 'ready':
      return (
        <Cards as="ul" role="list" $min="18rem">
          {state.value.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </Cards>
      );
  }
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.l')};
`;

const Cards = styled(Grid)`
  ${fromDesktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Place = styled.div`
  overflow: hidden;
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
`;

// Height of a one-line title and the period below it.
const Texts = styled.div`
  block-size: calc(2 * ${token('space.m')} + ${token('space.xs')} + 3.1875rem);
  padding: ${token('space.m')};
`;
