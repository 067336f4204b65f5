import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { token } from '../../shared/tokens/token.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { HeroBanners } from '../banners/HeroBanners.tsx';
import { useCapabilities } from '../settings/useCapabilities.ts';
import { GameRows } from './parts/GameRows.tsx';
import { PromotionsRow } from './parts/PromotionsRow.tsx';
import { ProvidersRow } from './parts/ProvidersRow.tsx';
import { QuickLinks } from './parts/QuickLinks.tsx';
import { Welcome } from './parts/Welcome.tsx';

export function HomePage() {
  const { name, features } = useBrand();
  const { casino } = useCapabilities();
  return (
    <Sections>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <Opening>
        <HeroBanners />
        <Welcome />
        <QuickLinks />
      </Opening>
      {features.casino && casino && <GameRows />}
      {features.promotions && <PromotionsRow />}
      {features.providers && casino && <ProvidersRow />}
    </Sections>
  );
}

const Sections = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.l')};
  min-inline-size: 0;
`;

const Opening = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.s')};
  min-inline-size: 0;
`;
