import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { token } from '../../shared/tokens/token.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import type { HeroFormat } from '../banners/heroFormat.ts';
import { useCapabilities } from '../settings/capabilities.ts';
import { type HomeRow, homeLayoutOf } from './homeLayouts.ts';
import { GameRows } from './parts/GameRows.tsx';
import { QuickLinks } from './parts/QuickLinks.tsx';
import { Welcome } from './parts/Welcome.tsx';
import { isGameRow } from './planGames.ts';

const loadParts = () => import('./parts/laterParts.tsx').then((module) => module.laterParts);
const HeroBanners = lazyPart(() => loadParts().then((parts) => parts.HeroBanners));
const LiveRow = lazyPart(() => loadParts().then((parts) => parts.LiveRow));
// Of its own, because brands without sports never load it.
const MatchesRow = lazyPart(() => import('./parts/MatchesRow.tsx').then((part) => part.MatchesRow));
const OriginalsRow = lazyPart(() => loadParts().then((parts) => parts.OriginalsRow));
const PromotionsRow = lazyPart(() => loadParts().then((parts) => parts.PromotionsRow));
const ProvidersRow = lazyPart(() => loadParts().then((parts) => parts.ProvidersRow));

/**
 * Renders the sections as Suspense boundaries that hydrate on their own; reading the store here would hydrate
 * all.
 */
export function HomePage() {
  const brand = useBrand();
  const { hero, rows } = homeLayoutOf(brand);
  const speaker = rows.findIndex((row) => isGameRow(row) && row !== 'live');
  return (
    <Sections data-hero={hero}>
      <VisuallyHidden as="h1">{brand.name}</VisuallyHidden>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a layout never change
        <Row key={at} row={row} at={at} hero={hero} speaks={at === speaker} brand={brand} />
      ))}
    </Sections>
  );
}

interface RowProps {
  row: HomeRow;
  at: number;
  hero: HeroFormat;
  speaks: boolean;
  brand: BrandRecord;
}

function Row({ row, at, hero, speaks, brand: { features, sportsbook } }: RowProps) {
  switch (row) {
    case 'hero':
      return <HeroBanners format={hero} place={<div data-room="hero" />} />;
    case 'welcome':
    case 'greeting':
      return (
        <Suspense>
          <Welcome greetsGuests={row === 'welcome'} />
        </Suspense>
      );
    case 'links':
      return (
        <Suspense>
          <QuickLinks />
        </Suspense>
      );
    case 'matches':
      return features.sports && sportsbook && <MatchesRow place={<div data-room="matches" />} />;
    case 'promotions':
      return features.promotions && <PromotionsRow />;
    case 'providers':
      return features.providers && <ProvidersRow />;
    case 'originals':
      return features.casino && <OriginalsRow place={<div data-room="originals" />} />;
    case 'live':
      return features.casino && features.live && <LiveRow at={at} place={<div data-room="live" />} />;
    default:
      return (
        features.casino && (
          <Suspense>
            <WhereCasinoIs>
              <GameRows at={at} kind={row} speaks={speaks} />
            </WhereCasinoIs>
          </Suspense>
        )
      );
  }
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
