import { styled } from 'styled-components';
import type { Game } from '../../../shared/contract/casino/casino.ts';
import { token } from '../../../shared/tokens/token.ts';
import { fromTablet } from '../../../ui/layout/screens.ts';
import { GameCard } from '../../lobby/GameCard.tsx';
import { captionHeight } from '../../lobby/gameCardStyle.ts';
import { rankedCover } from './rowSizes.ts';

/** Shows a large rank beside a cover; screen readers have the position in the list instead. */
export function RankedGame({ game, rank }: { game: Game; rank: number }) {
  return (
    <RankedPlace>
      <svg viewBox="0 0 60 80" aria-hidden="true">
        {/* Two digits are as wide as one of a wide font. */}
        <text
          x="67"
          y="77"
          textAnchor="end"
          textLength={rank > 9 ? 68 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {rank}
        </text>
      </svg>
      <GameCard game={game} />
    </RankedPlace>
  );
}

// Also around placeholders, which are as high as a game.
export const RankedPlace = styled.div`
  position: relative;
  display: grid;
  justify-content: end;
  grid-template-columns: ${rankedCover.phone};

  > svg {
    position: absolute;
    inset-block-end: calc(${captionHeight} + 0.25rem);
    inset-inline-start: 0;
    inline-size: 3rem;
    overflow: visible;
  }

  text {
    fill: ${token('color.primary')};
    font-family: ${token('font.display')};
    font-size: 86px;
    font-weight: ${token('font.display-weight')};
  }

  ${fromTablet} {
    grid-template-columns: ${rankedCover.wide};

    > svg {
      inline-size: 4rem;
    }
  }
`;
