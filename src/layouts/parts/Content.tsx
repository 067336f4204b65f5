import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { onPhone } from '../../ui/layout/screens.ts';

interface ContentProps {
  /** CSS length. */
  maxWidth: string;
  /** The narrowest a tile of a game grid gets: a layout's density, read by the pages' grids. */
  tileWidth: string;
  children: ReactNode;
}

/** The page's place in every layout. */
export function Content({ maxWidth, tileWidth, children }: ContentProps) {
  return (
    <Main id="content" tabIndex={-1} $maxWidth={maxWidth} $tileWidth={tileWidth}>
      {children}
    </Main>
  );
}

const Main = styled.main<{ $maxWidth: string; $tileWidth: string }>`
  --tile-width: ${({ $tileWidth }) => $tileWidth};
  inline-size: 100%;
  max-inline-size: ${({ $maxWidth }) => $maxWidth};
  /* The footer begins below the screen: nothing in sight moves when the content has come. */
  min-block-size: calc(100svh - 4rem);
  margin-inline: auto;
  padding: ${token('space.l')} ${token('space.l')} ${token('space.2xl')};
  outline: none;

  ${onPhone} {
    /* How far a row that scrolls sideways may reach beyond its column: to the edge of the screen. */
    --bleed: ${token('space.m')};
    padding: ${token('space.m')} ${token('space.m')} ${token('space.xl')};
  }
`;
