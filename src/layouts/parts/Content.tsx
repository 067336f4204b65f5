import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { onPhone } from '../../ui/layout/screens.ts';

interface ContentProps {
  // CSS length.
  maxWidth: string;
  // Minimum tile width of game grids, which sets the layout's density.
  tileWidth: string;
  // What is above the page on wide screens, a CSS length.
  barsHeight: string;
  children: ReactNode;
}

export function Content({ maxWidth, tileWidth, barsHeight, children }: ContentProps) {
  return (
    <Main id="content" tabIndex={-1} $maxWidth={maxWidth} $tileWidth={tileWidth} $barsHeight={barsHeight}>
      {children}
    </Main>
  );
}

const Main = styled.main<{ $maxWidth: string; $tileWidth: string; $barsHeight: string }>`
  --bars: ${({ $barsHeight }) => $barsHeight};
  --tile-width: ${({ $tileWidth }) => $tileWidth};
  inline-size: 100%;
  max-inline-size: ${({ $maxWidth }) => $maxWidth};
  /* The footer starts below the viewport, so that loading content moves nothing. */
  min-block-size: calc(100svh - 4rem);
  margin-inline: auto;
  padding: ${token('space.l')} ${token('space.l')} ${token('space.2xl')};
  outline: none;

  ${onPhone} {
    /* How far a scrolling row extends to the edge of the screen. */
    --bleed: ${token('space.m')};
    padding: ${token('space.m')} ${token('space.m')} ${token('space.xl')};
  }
`;
