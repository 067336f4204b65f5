import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { token } from '../../shared/tokens/token.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { useCapabilities } from '../settings/useCapabilities.ts';
import { GameRows } from './parts/GameRows.tsx';
import { QuickLinks } from './parts/QuickLinks.tsx';
import { Welcome } from './parts/Welcome.tsx';

const loadParts = () => import('./parts/laterParts.tsx').then(({ laterParts }) => laterParts);
const HeroBanners = lazyPart(() => loadParts().then((parts) => parts.HeroBanners));
const PromotionsRow = lazyPart(() => loadParts().then((parts) => parts.PromotionsRow));
const ProvidersRow = lazyPart(() => loadParts().then((parts) => parts.ProvidersRow));

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
        <HeroBanners />
        <Suspense>
          <Welcome />
          <QuickLinks />
        </Suspense>
      </Opening>
      <Suspense>
        <WhereCasinoIs>{features.casino && <GameRows />}</WhereCasinoIs>
      </Suspense>
      {features.promotions && <PromotionsRow />}
      {features.providers && <ProvidersRow />}
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
