import { styled } from 'styled-components';
import type { MinesRound } from '../../../shared/contract/casino/games.ts';
import { minesMultiplier, mineTiles } from '../../../shared/fairness/minesMultiplier.ts';
import { onMiddleScreen } from '../../../ui/layout/screens.ts';
import { PayTable } from '../../stake/GameFacts.tsx';
import { times } from '../../stake/multiplierText.ts';

interface NextTilesProps {
  // The open round.
  round: MinesRound | null;
  mines: number;
  edge: number;
}

const shown = 6;

/** Lists what the tiles after those of the ribbon would pay, beside a high board or in one line. */
export function NextTiles({ round, mines, edge }: NextTilesProps) {
  const first = (round?.revealed.length ?? 1) + 2;
  const counts = Array.from({ length: shown }, (_, index) => first + index);
  const rows = counts
    .filter((opened) => opened <= mineTiles - mines)
    .map((opened) => [`${opened} casas`, times(minesMultiplier(mines, opened, edge) / 10_000)] as const);
  if (rows.length === 0) return null;
  return (
    <Place>
      <PayTable caption="Casas seguintes" rows={rows} />
    </Place>
  );
}

const Place = styled.div`
  display: none;

  @media (min-height: 53em) {
    @container game (min-width: 34rem) {
      display: block;
    }
  }

  ${onMiddleScreen} {
    display: block;

    && dl {
      grid-template-columns: repeat(${shown}, minmax(0, 1fr));
    }
  }
`;
