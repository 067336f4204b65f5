import { type ReactNode, Suspense } from 'react';
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

/**
 * Renders the sections as Suspense boundaries that hydrate on their own; reading the store here would hydrate
 * all.
 */
export function HomePage() {
  const { name, features } = useBrand();
  return (
    <Sections>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <Opening>
        <Suspense>
          <HeroBanners />
        </Suspense>
        <Suspense>
          <Welcome />
          <QuickLinks />
        </Suspense>
      </Opening>
      <Suspense>
        <WhereCasinoIs>{features.casino && <GameRows />}</WhereCasinoIs>
      </Suspense>
      <Suspense>{features.promotions && <PromotionsRow />}</Suspense>
      <Suspense>
        <WhereCasinoIs>{features.providers && <ProvidersRow />}</WhereCasinoIs>
      </Suspense>
    </Sections>
  );
}

function WhereCasinoIs({ children }: { children: ReactNode }) {
  return useCapabilities().casino ? children : null;
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
