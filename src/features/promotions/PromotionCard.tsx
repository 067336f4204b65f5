import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { Promotion } from '../../shared/contract/content/promotions.ts';
import { assetUrl } from '../../shared/paths/assetUrl.ts';
import { token } from '../../shared/tokens/token.ts';
import { AspectImage } from '../../ui/image/AspectImage.tsx';
import { withHover } from '../../ui/layout/screens.ts';
import { Warning } from '../legal/Warning.tsx';
import { Period } from './parts/Period.tsx';

export const pictureRatio = 16 / 9;

export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { api } = useBrand();
  const picture = assetUrl(promotion.image, api.origin);
  return (
    <Card to={`/promotions/${encodeURIComponent(promotion.id)}`}>
      {picture ? <AspectImage src={picture} alt="" ratio={pictureRatio} /> : <Blank />}
      <Caption>
        <strong>{promotion.title}</strong>
        <Period promotion={promotion} />
      </Caption>
      <Warning />
    </Card>
  );
}

const Card = styled(Link)`
  display: block;
  block-size: 100%;
  overflow: hidden;
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  text-decoration: none;
  transition-property: border-color, transform;
  transition-duration: ${token('motion.fast')};

  ${withHover} {
    &:hover {
      border-color: ${token('color.primary')};
      transform: translateY(-2px);
    }
  }
`;

const Blank = styled.span`
  display: block;
  aspect-ratio: ${pictureRatio};
  background: ${token('color.primary-soft')};
`;

const Caption = styled.span`
  display: grid;
  gap: ${token('space.xs')};
  padding: ${token('space.m')};

  strong {
    font-size: 1.0625rem;
  }
`;
