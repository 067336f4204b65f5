import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { Promotion } from '../../../shared/contract/content/promotions.ts';
import { assetUrl } from '../../../shared/paths/assetUrl.ts';
import { useLoadState } from '../../../shared/query/useLoadState.ts';
import { token } from '../../../shared/tokens/token.ts';
import { AspectImage } from '../../../ui/image/AspectImage.tsx';
import { withHover } from '../../../ui/layout/screens.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { Warning } from '../../legal/Warning.tsx';
import { useGetPromotionsQuery } from '../../promotions/promotionsApi.ts';
import { ListRow } from './ListRow.tsx';

const promotionWidth = { phone: 'min(20rem, 84vw)', wide: '26rem' };
const pictureRatio = 16 / 9;
const captionHeight = '3rem';

export function PromotionsRow() {
  return (
    <ListRow
      title="Promoções"
      to="/promotions"
      state={useLoadState(useGetPromotionsQuery())}
      status="Carregando promoções"
      failure="Não foi possível carregar as promoções."
      itemWidth={promotionWidth}
      skeleton={skeleton}
    >
      {(promotion) => <PromotionCard promotion={promotion} />}
    </ListRow>
  );
}

const skeleton = <PromotionSkeleton />;

function PromotionCard({ promotion: { id, title: name, image } }: { promotion: Promotion }) {
  const { api } = useBrand();
  const picture = assetUrl(image, api.origin);
  return (
    <Card to={`/promotions/${encodeURIComponent(id)}`}>
      {picture ? <AspectImage src={picture} alt="" ratio={pictureRatio} /> : <Blank />}
      <Caption>
        <span>{name}</span>
      </Caption>
      <Warning />
    </Card>
  );
}

function PromotionSkeleton() {
  return (
    <Frame>
      <Skeleton shape="block" ratio={pictureRatio} />
      <Caption />
      <Warning />
    </Frame>
  );
}

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
`;

const Card = styled(Link)`
  display: block;
  overflow: hidden;
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  text-decoration: none;
  transition: border-color ${token('motion.fast')} ${token('motion.easing')};

  ${withHover} {
    &:hover {
      border-color: ${token('color.primary')};
    }
  }
`;

const Blank = styled.span`
  display: block;
  aspect-ratio: ${pictureRatio};
  background: ${token('color.primary-soft')};
`;

const Caption = styled.span`
  display: flex;
  align-items: center;
  block-size: ${captionHeight};
  padding-inline: ${token('space.m')};
  font-weight: 650;

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
