import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { onGameScreen } from '../../../ui/layout/screens.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { GameCardSkeleton } from '../GameCardSkeleton.tsx';
import { tableRatio } from '../gameCardStyle.ts';
import { coversStyle, tablesStyle } from './grid/coversStyle.ts';
import type { CardShape } from './grid/gridGeometry.ts';
import { measureGrid } from './grid/useGridGeometry.ts';

const cards = { cover: 21, table: 8 };
const controlHeight = '2.875rem';

export function GameBrowserSkeleton({ shape = 'cover' }: { shape?: CardShape | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  // Before the games arrive: their first render is the final one, and waits for no layout.
  useLayoutEffect(() => {
    if (box.current) measureGrid(box.current, shape);
  }, [shape]);
  return (
    <Box ref={box} aria-busy="true">
      <Tools>
        <Skeleton shape="block" height={controlHeight} status="Carregando jogos" />
        <Skeleton shape="block" height={controlHeight} />
        <Skeleton shape="block" height={controlHeight} />
        <Facts />
      </Tools>
      <Cards $shape={shape} aria-hidden="true">
        {Array.from({ length: cards[shape] }, (_, index) =>
          shape === 'table' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders that never move
            <Skeleton key={index} shape="card" ratio={tableRatio} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders that never move
            <GameCardSkeleton key={index} />
          ),
        )}
      </Cards>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.m')};

  ${onGameScreen} {
    gap: ${token('space.xs')};
  }
`;

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9rem 10.75rem;
  gap: ${token('space.xs')};

  ${onGameScreen} {
    grid-template-columns: minmax(0, 1fr) 2.75rem 2.75rem;
    padding-block: ${token('space.xs')};
  }
`;

const Facts = styled.div`
  grid-column: 1 / -1;
  block-size: 1.75rem;

  ${onGameScreen} {
    display: none;
  }
`;

const Cards = styled.div<{ $shape: CardShape }>`
  ${({ $shape }) => ($shape === 'table' ? tablesStyle : coversStyle)}
`;
