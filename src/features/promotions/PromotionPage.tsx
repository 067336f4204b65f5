import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { Promotion } from '../../shared/contract/promotions.ts';
import { isCarried } from '../../shared/http/carriedAnswer.ts';
import { loadStateOf } from '../../shared/http/loadState.ts';
import { useLoadState } from '../../shared/http/useLoadState.ts';
import { assetAddress } from '../../shared/paths/assetAddress.ts';
import { useHydrated } from '../../shared/state/useHydrated.ts';
import { token } from '../../shared/tokens/token.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { AspectImage } from '../../ui/image/AspectImage.tsx';
import { fromWide } from '../../ui/layout/screens.ts';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { useTimeZone } from '../settings/useTimeZone.ts';
import { pictureRatio } from './PromotionCard.tsx';
import { Period } from './parts/Period.tsx';
import { PromotionText } from './parts/PromotionText.tsx';
import { promotionPeriod } from './parts/promotionPeriod.ts';
import { useGetPromotionsQuery } from './promotionsApi.ts';

interface PromotionPageProps {
  /** In place of a promotion that there is none of. */
  notFound: ReactNode;
}

export function PromotionPage({ notFound }: PromotionPageProps) {
  const { id } = useParams();
  const query = useGetPromotionsQuery();
  const isWhole = !isCarried(query);
  const known = useLoadState(query);
  const promotion = query.data?.find((one) => one.id === id);
  // Another page's few promotions do not say that this one is not there.
  const state = promotion || isWhole ? known : loadStateOf<Promotion[]>({ ...query, data: undefined });
  switch (state.kind) {
    case 'loading':
      return (
        <Article aria-busy="true">
          <Skeleton shape="block" ratio={pictureRatio} status="Carregando promoção" />
          <Skeleton count={8} />
        </Article>
      );
    case 'failed':
      return (
        <>
          <h1>Promoção</h1>
          <LoadFailure
            text="Não foi possível carregar a promoção."
            retryLabel="Tentar de novo"
            retrying={state.retrying}
            onRetry={state.retry}
          />
        </>
      );
    case 'empty':
      return notFound;
    case 'ready':
      return promotion ? <Detail promotion={promotion} isWhole={isWhole} /> : notFound;
  }
}

function Detail({ promotion, isWhole }: { promotion: Promotion; isWhole: boolean }) {
  const { api, features } = useBrand();
  const picture = assetAddress(promotion.image, api.origin);
  const [nowMs] = useState(Date.now);
  // A prerendered page does not know what time it is read at.
  const hydrated = useHydrated();
  const timeZone = useTimeZone();
  const isOpen = !hydrated || promotionPeriod(promotion, nowMs, timeZone).state !== 'ended';
  return (
    <>
      <Back to="/promotions">
        <Icon name="arrow-left" size={18} /> Todas as promoções
      </Back>
      <Article>
        <Side>
          {picture && <AspectImage src={picture} alt="" ratio={pictureRatio} priority />}
          <Period promotion={promotion} />
          {features.coupons && isOpen && (
            <ButtonLink to="/user/promotion/coupon" wide icon={<Icon name="coupon" size={20} />}>
              Participar com cupom
            </ButtonLink>
          )}
        </Side>
        <div>
          <h1>{promotion.title}</h1>
          <PromotionText promotion={promotion} isWhole={isWhole} />
        </div>
      </Article>
    </>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2xs')};
  min-block-size: 2.75rem;
  color: ${token('color.text-muted')};
  text-decoration: none;
`;

const Article = styled.article`
  display: grid;
  /* A wide table in the operator's text scrolls by itself. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.l')};

  ${fromWide} {
    grid-template-columns: minmax(20rem, 27rem) minmax(0, 1fr);
    align-items: start;
    gap: ${token('space.xl')};
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${token('space.m')};

  > span:first-child {
    border-radius: ${token('radius.card')};
  }

  ${fromWide} {
    position: sticky;
    inset-block-start: 6rem;
  }
`;
