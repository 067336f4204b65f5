import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { Promotion } from '../../shared/contract/content/promotions.ts';
import { assetUrl } from '../../shared/paths/assetUrl.ts';
import { isPrerendered } from '../../shared/query/isPrerendered.ts';
import { loadStateOf } from '../../shared/query/loadState.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { useHydrated } from '../../shared/state/useHydrated.ts';
import { token } from '../../shared/tokens/token.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { AspectImage } from '../../ui/image/AspectImage.tsx';
import { fromWide } from '../../ui/layout/screens.ts';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { Warning } from '../legal/Warning.tsx';
import { useTimeZone } from '../settings/useTimeZone.ts';
import { pictureRatio } from './PromotionCard.tsx';
import { Period } from './parts/Period.tsx';
import { PromotionText } from './parts/PromotionText.tsx';
import { promotionPeriod } from './parts/promotionPeriod.ts';
import { useGetPromotionsQuery } from './promotionsApi.ts';

export function PromotionPage() {
  const { id } = useParams();
  const query = useGetPromotionsQuery();
  const isWhole = !isPrerendered(query);
  const known = useLoadState(query);
  const promotion = query.data?.find((one) => one.id === id);
  // The few promotions prerendered into another page do not prove that this one is missing.
  const state = promotion || isWhole ? known : loadStateOf<Promotion[]>({ ...query, data: undefined });
  switch (state.kind) {
    case 'loading':
    case 'empty':
      return <PromotionPending />;
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
    // Without the promotion, the route ends in a 404.
    case 'ready':
      return promotion ? <Detail promotion={promotion} isWhole={isWhole} /> : <PromotionPending />;
  }
}

function PromotionPending() {
  return (
    <Article aria-busy="true">
      <Skeleton shape="block" ratio={pictureRatio} status="Carregando promoção" />
      <Skeleton count={8} />
    </Article>
  );
}

function Detail({ promotion, isWhole }: { promotion: Promotion; isWhole: boolean }) {
  const { api, features } = useBrand();
  const picture = assetUrl(promotion.image, api.origin);
  const [nowMs] = useState(Date.now);
  // The current time is unknown while prerendering.
  const hydrated = useHydrated();
  const timeZone = useTimeZone();
  const isOpen = !hydrated || promotionPeriod(promotion, nowMs, timeZone).state !== 'ended';
  // Most promotions need none.
  const asksForCoupon = features.coupons && isOpen && /cupom/i.test(promotion.description);
  return (
    <>
      <Back to="/promotions">
        <Icon name="arrow-left" size={18} /> Todas as promoções
      </Back>
      <Article>
        <Side>
          {picture && (
            <div data-advert="">
              <AspectImage src={picture} alt="" ratio={pictureRatio} priority />
              <Warning />
            </div>
          )}
          <Period promotion={promotion} />
        </Side>
        <div>
          <h1>{promotion.title}</h1>
          <PromotionText promotion={promotion} isWhole={isWhole} />
          {asksForCoupon && (
            <Join>
              <ButtonLink to="/user/promotion/coupon" icon={<Icon name="coupon" size={20} />}>
                Usar um cupom
              </ButtonLink>
            </Join>
          )}
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
  /* A wide table in the operator's text scrolls on its own. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.l')};

  ${fromWide} {
    grid-template-columns: minmax(20rem, 27rem) minmax(0, 1fr);
    align-items: start;
    gap: ${token('space.xl')};
  }
`;

const Join = styled.p`
  margin-block-start: ${token('space.l')};
`;

const Side = styled.div`
  display: grid;
  gap: ${token('space.m')};

  > div:first-child > span {
    border-radius: ${token('radius.card')};
  }

  ${fromWide} {
    position: sticky;
    inset-block-start: 6rem;
  }
`;
