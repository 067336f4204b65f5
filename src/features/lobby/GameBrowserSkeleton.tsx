import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { onPhone } from '../../ui/layout/screens.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { GameCardSkeleton } from './GameCardSkeleton.tsx';

const covers = 21;

/** The place of a game browser. */
export function GameBrowserSkeleton() {
  return (
    <Box aria-busy="true">
      <Skeleton shape="block" height="2.875rem" status="Carregando jogos" />
      <Facts />
      <Covers aria-hidden="true">
        {Array.from({ length: covers }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders that never move
          <GameCardSkeleton key={place} />
        ))}
      </Covers>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.xs')};
`;

const Facts = styled.div`
  block-size: 2.25rem;
`;

const Covers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--tile-width, 10rem), 1fr));
  gap: 1rem;

  ${onPhone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0.625rem;
  }
`;
